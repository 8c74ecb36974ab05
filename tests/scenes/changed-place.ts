import type { Page } from 'playwright/test'

/** Returns the element under the first part of a page that two pictures of it do not share. */
export async function changedPlace(tab: Page, before: Buffer, now: Buffer): Promise<string> {
  // A page without a policy: that of the site lets no picture of ours in.
  const blank = await tab.context().newPage()
  const points = await blank.evaluate(
    firstDifferences,
    [before, now].map(each => each.toString('base64')),
  )
  await blank.close()
  const { width = 0 } = tab.viewportSize() ?? {}
  const height = Math.max(...points.map(([, y]) => y), 900) + 1
  await tab.setViewportSize({ width, height })
  return tab.evaluate(places => {
    const counts: Record<string, number> = {}
    for (const [x, y] of places) {
      const element = document.elementFromPoint(x, y)
      if (!element) continue
      const part = element.closest('header, main, footer, [popover]')?.localName
      const [name] = element.classList
      const own = element.localName + (element.id ? `#${element.id}` : name ? `.${name}` : '')
      const place = part && part !== element.localName ? `${part} ${own}` : own
      counts[place] = (counts[place] ?? 0) + 1
    }
    const [most] = Object.entries(counts).sort(([, one], [, two]) => two - one)
    return most?.[0] ?? 'the end of the page'
  }, points)
}

/** Returns the first pixels that differ, in the order of reading. Runs in a page. */
async function firstDifferences(pictures: string[]): Promise<[x: number, y: number][]> {
  const decode = async (picture: string) => {
    const blob = await (await fetch(`data:image/png;base64,${picture}`)).blob()
    const bitmap = await createImageBitmap(blob)
    const { width, height } = bitmap
    const context = new OffscreenCanvas(width, height).getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    const { buffer } = context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray()
    return { width, height, pixels: new Uint32Array(buffer) }
  }
  const [one, two] = await Promise.all(pictures.map(decode))
  if (!one || !two) return []
  const { width, pixels } = one
  const rows = Math.min(one.height, two.height)
  const found: [number, number][] = []
  for (let at = 0; at < rows * width && found.length < 500; at++)
    if (pixels[at] !== two.pixels[at]) found.push([at % width, Math.floor(at / width)])
  return found.length ? found : [[1, rows - 1]]
}
