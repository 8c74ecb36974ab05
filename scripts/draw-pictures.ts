import { readFileSync } from 'node:fs'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { buildSite } from './build/build-site.ts'
import { localSettings, startSite } from './serve/stand-ins/start-site.ts'
import { findChromium, installChromium } from './system/chromium.ts'
import { runCommand } from './system/run-command.ts'

await runCommand({
  usage: 'npm run draw    renders the PNG pictures, and photographs both variants',
  run: async () => {
    for (const folder of ['variants/affiliate', 'variants/social']) {
      await draw(readFileSync(`${folder}/drawings/og.svg`), 1200, `${folder}/images/og.png`)
    }
    const mark = readFileSync('shared/drawings/mark.svg', 'utf8')
    // Systems cut large icons to a shape, in which round corners would be visible.
    const square = mark.replace(/ rx="8"/, '')
    for (const width of [48, 180, 192, 512]) {
      await draw(Buffer.from(width > 48 ? square : mark), width, `shared/images/mark-${width}.png`)
    }
    await photograph(process.cwd(), { affiliate: '/', social: '/?secretkey=social' })
  },
})

async function draw(svg: Buffer, width: number, png: string): Promise<void> {
  // At 72 dots per inch, the picture has the size that the SVG states.
  const { width: drawnWidth = width } = await sharp(svg).metadata()
  const density = (72 * width) / drawnWidth
  await sharp(svg, { density }).resize(width).png().toFile(png)
  console.log(png)
}

/** Builds the site, and saves README's picture of each address on a phone. */
async function photograph(root: string, addresses: Record<string, string>): Promise<void> {
  await installChromium()
  const settings = localSettings(root)
  const { dist } = await buildSite({ root, command: 'draw', settings })
  const site = await startSite(dist, 0, settings)
  const browser = await chromium.launch({ executablePath: findChromium() })
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  for (const [name, address] of Object.entries(addresses)) {
    await page.goto(site.origin + address)
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
    const webp = `docs/pictures/${name}.webp`
    await sharp(await page.screenshot())
      .webp({ quality: 70 })
      .toFile(webp)
    console.log(webp)
  }
  await browser.close()
  await site.close()
}
