import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { chromium } from 'playwright'
import { findChromium } from '../../scripts/system/chromium.ts'
import { filesBelow } from '../../scripts/system/files-below.ts'
import { copyOfSite } from '../helpers/copy-of-site.ts'
import { startCommand } from '../helpers/start-command.ts'
import { textPages } from '../helpers/text-pages.ts'

/** Builds, checks and previews a site with this many text pages. Prints what each step costs. */
export async function measurePages(number: number, markets: string): Promise<void> {
  const root = copyOfSite()
  const texts = textPages(number)
  const more = { MARKETS: markets }
  const [busy = 0] = loadavg()
  console.log(`\n── ${number} text pages, markets ${markets}; load average ${busy.toFixed(1)} ──`)
  try {
    for (const [file, text] of Object.entries(texts)) {
      writeFileSync(join(root, file), text)
    }
    const content = await timed(startCommand('content', { root, more }))
    say('npm run content', content.seconds, 's')

    const build = await timed(startCommand('build', { root, more }))
    const dist = join(root, 'dist')
    const files = filesBelow(dist)
    const pages = files.filter(file => file.endsWith('.html')).length
    say('build', build.seconds, 's')
    say('build, a page', (build.seconds * 1000) / pages, 'ms')
    say('memory of all processes', build.megabytes, 'MB')
    say('files in dist', files.length, '')
    say('size of dist', sizeOf(dist, files) / 1e6, 'MB')
    const home = readFileSync(join(dist, 'index.html'))
    say('entry page /, brotli', brotliCompressSync(home).length / 1024, 'KB')
    const words = readFileSync(join(dist, wordsFile(`${home}`)))
    say('words of the affiliate', words.length / 1024, 'KB')
    say('words of the affiliate, brotli', brotliCompressSync(words).length / 1024, 'KB')

    await measurePreview(root, more)

    for (const file of Object.keys(texts)) {
      rmSync(join(root, file))
    }
    const next = await timed(startCommand('build', { root, more }))
    say('the next build, without these pages', next.seconds, 's')
  } finally {
    rmSync(root, { recursive: true })
  }
}

const say = (what: string, value: number, unit: string) =>
  console.log(`${what.padEnd(40)}${value.toFixed(value < 100 ? 2 : 0).padStart(9)} ${unit}`)

async function measurePreview(root: string, more: Record<string, string>): Promise<void> {
  const began = performance.now()
  const preview = startCommand('edit', { root, more })
  await preview.until('Ctrl+C')
  say('preview, start', (performance.now() - began) / 1000, 's')
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-quic'],
  })
  try {
    const page = await browser.newPage()
    await page.goto(`${preview.address('The affiliate site')}poker`)
    await page.locator('#preview').waitFor()
    for (const said of ['first', 'second', 'third']) {
      const file = 'variants/affiliate/content/en/poker.md'
      const saved = performance.now()
      preview.edit(file, /^heading: .*$/m, `heading: Online Poker, ${said}`)
      // Looks at each frame. A locator waits up to half a second before it looks again.
      await page.waitForFunction(
        text => document.querySelector('h1')?.textContent?.includes(text),
        said,
      )
      say(`a save is on screen, ${said}`, (performance.now() - saved) / 1000, 's')
    }
  } finally {
    await browser.close()
    await preview.end()
  }
}

/** Waits for a command. Returns its time, and the most memory that it and its children used. */
async function timed({ child, untilEnd }: ReturnType<typeof startCommand>) {
  const began = performance.now()
  let megabytes = 0
  const look = () => {
    megabytes = Math.max(megabytes, memoryOf(child.pid ?? 0) / 1024)
  }
  const timer = setInterval(look, 250)
  try {
    await untilEnd()
  } finally {
    clearInterval(timer)
  }
  return { seconds: (performance.now() - began) / 1000, megabytes }
}

/** Returns the kilobytes of a process and its descendants. */
function memoryOf(process: number): number {
  const printed = execFileSync('/bin/ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' })
  const rows = printed
    .trim()
    .split('\n')
    .map(line => line.trim().split(/\s+/).map(Number))
  const family = new Set([process])
  let kilobytes = 0
  // Children have higher numbers than their parents.
  for (const [pid = 0, parent = 0, memory = 0] of rows) {
    if (family.has(pid) || family.has(parent)) {
      family.add(pid)
      kilobytes += memory
    }
  }
  return kilobytes
}

const sizeOf = (folder: string, files: readonly string[]): number =>
  files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)

/** Returns the path of the file that every affiliate page loads, from the page that names it. */
function wordsFile(html: string): string {
  const [, json = ''] =
    /<script type="application\/json" id="casino-guide-page">(.*?)<\/script>/.exec(html) ?? []
  const { affiliate } = JSON.parse(json)
  return affiliate.content.slice(1)
}
