/** Shows what an editor has to know about the page on screen, below it; nothing when there is nothing. */
export function showPanel({ problems, drafts }, variant) {
  document.getElementById('preview-panel')?.remove()
  const path = location.pathname.replace(/(.)\/+$/, '$1')
  const draft = drafts.find(each => each.address === path && each.variant === variant)
  if (!draft && problems.length === 0) return
  addStyle()
  const panel = document.createElement('aside')
  panel.id = 'preview-panel'
  panel.setAttribute('role', 'status')
  if (problems.length > 0) {
    panel.append(
      element('strong', 'The last good text is shown. Please put right:'),
      element('ul', ...problems.map(problem => element('li', problem))),
    )
  }
  if (draft) {
    panel.append(
      element(
        'p',
        `Draft: this page is not published. Remove "draft: true" from ${draft.file} to publish it.`,
      ),
    )
  }
  document.body.append(panel)
}

function element(name, ...children) {
  const made = document.createElement(name)
  made.append(...children)
  return made
}

function addStyle() {
  if (document.querySelector('link[href="/preview/panel.css"]')) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = '/preview/panel.css'
  document.head.append(link)
}
