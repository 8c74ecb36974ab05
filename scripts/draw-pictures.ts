import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { runCommand } from './run-command.ts'

const mark = 'shared/images/favicon.svg'
const pictures = [
  ...['affiliate', 'social'].map(variant => ({
    svg: `variants/${variant}/drawings/og.svg`,
    png: `variants/${variant}/images/og.png`,
    width: 1200,
  })),
  { svg: mark, png: 'shared/images/mark-48.png', width: 48, isRound: true },
  // Without the mark's round corners, where systems cut out a form of their own.
  ...[180, 192, 512].map(width => ({ svg: mark, png: `shared/images/mark-${width}.png`, width })),
]

await runCommand({
  usage: 'npm run draw    draws the PNG pictures from their SVG',
  run: async () => {
    for (const { svg, png, width, ...form } of pictures) {
      const drawing = readFileSync(svg, 'utf8')
      const whole = 'isRound' in form ? drawing : drawing.replace(/ rx="8"/, '')
      // At 72 dots an inch the picture has the size that the SVG says.
      const { width: drawn = width } = await sharp(Buffer.from(whole)).metadata()
      const density = (72 * width) / drawn
      await sharp(Buffer.from(whole), { density }).resize(width).png().toFile(png)
      console.log(png)
    }
  },
})
