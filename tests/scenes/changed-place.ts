import type { Page } from 'playwright/test'

/** Returns the element under the first part of a page that two pictures of it do not share. */
export async function changedPlace(tab: Page, before: Buffer, now: Buffer): Promise<string> {
  const points = await changedPoints(tab, before, now)
  const { width = 0 } = tab.viewportSize() ?? {}
  const height = Math.max(...points.map(({ y }) => y), 900) + 1
  await tab.setViewportSize({ width, height })
  return tab.evaluate(places => {
    const counts = new Map<string, number>()
    for (const { x, y } of places) {
      const element = document.elementFromPoint(x, y)
      if (!element) continue
      const part = element.closest('header, main, footer, [popover]')?.localName
      const [name] = element.classList
      const own = element.localName + (element.id ? `#${element.id}` : name ? `.${name}` : '')
      const place = part && part !== element.localName ? `${part} ${own}` : own
      counts.set(place, (counts.get(place) ?? 0) + 1)
    }
    const [most] = [...counts].sort(([, one], [, two]) => two - one)
    return most?.[0] ?? 'the end of the page'
  }, points)
}

/** Returns some of the pixels that differ, all from the topmost part that does. */
async function changedPoints(
  tab: Page,
  before: Buffer,
  now: Buffer,
): Promise<{ x: number; y: number }[]> {
  // A page without a policy: that of the site lets no picture of ours in.
  const blank = await tab.context().newPage()
  const points = await blank.evaluate(
    async pictures => {
      const [left, right] = await Promise.all(
        pictures.map(async picture => {
          const blob = await (await fetch(`data:image/png;base64,${picture}`)).blob()
          const bitmap = await createImageBitmap(blob)
          const { width, height } = bitmap
          const context = new OffscreenCanvas(width, height).getContext('2d')
          context?.drawImage(bitmap, 0, 0)
          return { width, height, data: context?.getImageData(0, 0, width, height).data }
        }),
      )
      const found: { x: number; y: number }[] = []
      if (!left?.data || !right?.data) return found
      const rows = Math.min(left.height, right.height)
      // A part ends where sixteen rows are the same, or at the height of a screen.
      for (let y = 0, last = rows; y < rows && y < last + 16 && y < (found[0]?.y ?? y) + 400; y++) {
        for (let x = 0; x < left.width; x++) {
          const at = (y * left.width + x) * 4
          if ([0, 1, 2].every(part => left.data?.[at + part] === right.data?.[at + part])) continue
          found.push({ x, y })
          last = y
        }
      }
      return found.length ? found : [{ x: 1, y: rows - 1 }]
    },
    [before.toString('base64'), now.toString('base64')],
  )
  await blank.close()
  return points.filter((_, index) => index % Math.ceil(points.length / 200) === 0)
}
