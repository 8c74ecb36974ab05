import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { runCommand } from './run-command.ts'
import { findChromium } from './test/chromium.ts'

/**
 * Draws the pictures that have to be PNG, from their SVG: what is shown of shared links, and the
 * site's mark for those who take no SVG. To be run, and its results committed, when an SVG of
 * these has changed; builds only copy them.
 */
const mark = 'shared/images/favicon.svg'
const pictures = [
  ...['affiliate', 'social'].map(variant => ({
    svg: `variants/${variant}/drawings/og.svg`,
    png: `variants/${variant}/images/og.png`,
    width: 1200,
    height: 630,
  })),
  // Without the mark's round corners, where systems cut out a form of their own.
  { svg: mark, png: 'shared/images/mark-48.png', width: 48, height: 48, round: true },
  { svg: mark, png: 'shared/images/mark-180.png', width: 180, height: 180 },
  { svg: mark, png: 'shared/images/mark-192.png', width: 192, height: 192 },
  { svg: mark, png: 'shared/images/mark-512.png', width: 512, height: 512 },
]

await runCommand({
  usage: 'npm run draw    draws the PNG pictures from their SVG',
  options: {},
  run: async () => {
    const root = process.cwd()
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: ['--no-sandbox'],
    })
    const page = await browser.newPage()
    for (const { svg, png, width, height, ...form } of pictures) {
      const drawing = readFileSync(join(root, svg), 'utf8')
      const whole = 'round' in form ? drawing : drawing.replace(/ rx="8"/, '')
      await page.setViewportSize({ width, height })
      await page.setContent(
        `<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${whole}`,
      )
      writeFileSync(join(root, png), await page.screenshot({ omitBackground: true }))
      console.log(png)
    }
    await browser.close()
  },
})
