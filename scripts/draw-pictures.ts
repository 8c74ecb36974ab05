import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { runCommand } from './system/run-command.ts'

await runCommand({
  usage: 'npm run draw    renders the PNG pictures from their SVG sources',
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
  },
})

async function draw(svg: Buffer, width: number, png: string): Promise<void> {
  // At 72 dots per inch, the picture has the size that the SVG states.
  const { width: own = width } = await sharp(svg).metadata()
  const density = (72 * width) / own
  await sharp(svg, { density }).resize(width).png().toFile(png)
  console.log(png)
}
