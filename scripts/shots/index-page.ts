import { type Shot, titleOf } from './shot.ts'

const style = `
  body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: #777; color: #fff }
  h1, h2, nav { margin: 0; padding: 16px; font-size: 18px }
  h2 { position: sticky; top: 0; background: #333 }
  nav { columns: 20em }
  a { color: inherit; display: block }
  div { display: flex; gap: 16px; padding: 16px; align-items: start; overflow-x: auto }
  img { display: block; height: auto }
`

/** A page to look through pictures: a row for each scene, a picture for each width. */
export function indexPage(shots: readonly Shot[]): string {
  const scenes = [...new Set(shots.map(({ scene }) => scene))]
  const links = scenes.map((scene, row) => `<a href="#s${row}">${titleOf(scene)}</a>`)
  const rows = scenes.map((scene, row) => {
    const pictures = shots
      .filter(shot => shot.scene === scene)
      .map(
        ({ width, file }) =>
          `<a href="${file}">${width}<img loading="lazy" src="${file}" width="${Math.min(width, 640)}" alt=""></a>`,
      )
    return `<h2 id="s${row}">${titleOf(scene)}</h2><div>${pictures.join('')}</div>`
  })
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures of the site</title>
<style>${style}</style><h1>${shots.length} pictures</h1><nav>${links.join('')}</nav>${rows.join('\n')}
`
}
