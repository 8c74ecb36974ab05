/**
 * Lets an editor point at words of the page, see where they are written, and change their source in
 * place. Returns what is told of each news, and after each change of the page.
 */
export function startEditing(variant) {
  let news = { pages: [], token: '' }
  let texts = []
  let markedAt = ''
  let pointedAt = null
  const bar = element('p', { id: 'preview-bar' })
  const toggle = element('button', { type: 'button', textContent: 'Edit words' })
  const where = element('span', { ariaLive: 'polite' })
  const search = element('span')
  bar.append(toggle, ' ', where, search)

  const isOn = () => sessionStorage.getItem('preview-editing') !== null
  toggle.addEventListener('click', () => {
    if (isOn()) sessionStorage.removeItem('preview-editing')
    else sessionStorage.setItem('preview-editing', '')
    void mark()
  })
  const sourceOf = target => {
    const found = target instanceof Element && target.closest('[data-preview-text]')
    return found ? texts[found.dataset.previewText] : undefined
  }
  const tell = ({ target }) => {
    pointedAt = target
    if (!isOn() || !(target instanceof Element) || !target.closest('#root')) return
    // Another page is shown since: a link was followed.
    if (markedAt !== location.href) void mark()
    const text = sourceOf(target)
    const isBrand = target.closest('[data-testid="brand-card"]')
    where.textContent = text
      ? `${text.file}:${text.line}`
      : isBrand
        ? 'sent by the info service'
        : ''
  }
  const open = event => {
    const text = isOn() && sourceOf(event.target)
    if (!text || (event.type === 'keydown' && event.key !== 'Enter')) return
    event.preventDefault()
    event.stopPropagation()
    showBox(text, event.target.closest('[data-preview-text]'), () => news.token)
  }
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, tell)
  for (const type of ['click', 'keydown']) document.addEventListener(type, open, true)

  /** Marks the elements whose words stand in content files; the page's own file comes first. */
  async function mark() {
    for (const marked of document.querySelectorAll('[data-preview-text]')) {
      delete marked.dataset.previewText
      if (marked.dataset.previewStop) marked.removeAttribute('tabindex')
    }
    toggle.setAttribute('aria-pressed', `${isOn()}`)
    document.documentElement.classList.toggle('preview-editing', isOn())
    where.textContent = ''
    markedAt = location.href
    search.replaceChildren()
    if (!isOn()) return
    texts = await (await fetch('/preview/words', { cache: 'no-store' })).json()
    const path = location.pathname.replace(/(.)\/+$/, '$1')
    const page = news.pages.find(each => each.address === path && each.variant === variant)
    const language = document.documentElement.lang.slice(0, 2)
    const rank = ({ file }) => {
      if (page?.files.includes(file)) return 0
      if (!file.startsWith('shared/') && !file.startsWith(`variants/${variant}/`)) return 3
      return file.includes(`/content/${language}/`) ? 1 : 2
    }
    const known = new Map()
    texts.forEach((text, index) => {
      if (text.shown === '' || rank(text) === 3) return
      const old = known.get(text.shown)
      if (old === undefined || rank(text) < rank(texts[old])) known.set(text.shown, index)
    })
    const patterns = [...known]
      .filter(([shown]) => /\{\w+\}/.test(shown))
      .map(([shown, index]) => [patternOf(shown), index])
    for (const each of document.querySelectorAll('#root *')) {
      const shown = each.textContent.replace(/\s+/g, ' ').trim()
      if (shown === '' || shown.length > 5000) continue
      // What is filled in stands in one element, which may hold the month in another.
      const filled = each.childElementCount < 2 && patterns.find(([pattern]) => pattern.test(shown))
      const index = known.get(shown) ?? (filled ? filled[1] : undefined)
      if (index === undefined) continue
      each.dataset.previewText = index
      if (each.tabIndex >= 0 || each.closest('a, button, summary')) continue
      each.tabIndex = 0
      each.dataset.previewStop = 'true'
    }
    tell({ target: pointedAt })
    for (const name of ['title', 'description']) {
      const text = texts.find(each => each.name === name && rank(each) === 0)
      const button = text && element('button', { type: 'button', textContent: text.shown })
      button?.addEventListener('click', () => showBox(text, button, () => news.token))
      if (button) search.append(` ${name}, in search results: `, button)
    }
  }

  const typed = JSON.parse(sessionStorage.getItem('preview-typed') ?? 'null')
  if (typed && !typed.closed) showBox(typed.text, document.body, () => news.token)
  return {
    bar,
    update: given => {
      news = given
      void mark()
    },
    mark,
  }
}

const patternOf = shown =>
  new RegExp(
    `^${shown
      .split(/\{\w+\}/)
      .map(text => text.replace(/[^\w\s]/g, '\\$&'))
      .join('.+')}$`,
  )

/** Opens a text's source below the element that shows it. What is typed outlives a reload. */
function showBox(text, shownBy, tokenOf) {
  document.getElementById('preview-box')?.remove()
  const kept = JSON.parse(sessionStorage.getItem('preview-typed') ?? 'null')
  const area = element('textarea', { value: text.source, rows: 4, spellcheck: true })
  if (kept && kept.text.file === text.file && kept.text.source === text.source)
    area.value = kept.after
  area.setAttribute('aria-label', `${text.file}:${text.line}`)
  const said = element('div', { role: 'status' })
  const hint = element('p', { textContent: 'Ctrl+Enter saves, Escape leaves.' })
  const box = element('div', { id: 'preview-box' })
  box.append(area, said, hint)
  document.body.append(box)
  const { left, bottom } = shownBy.getBoundingClientRect()
  const top = shownBy === document.body ? scrollY + 20 : scrollY + bottom
  box.style.setProperty('inset', `${top}px auto auto ${Math.max(0, scrollX + left)}px`)
  area.focus()

  const say = (...lines) =>
    said.replaceChildren(...lines.map(line => element('p', { textContent: line })))
  const send = async save => {
    const { file, start, end, source } = text
    const body = JSON.stringify({ file, start, end, before: source, after: area.value, save })
    const headers = { 'Content-Type': 'application/json', 'X-Preview-Token': tokenOf() }
    try {
      const response = await fetch('/preview/words', { method: 'POST', headers, body })
      const told = await response.json()
      if (response.ok) say(...told.map(({ line, message }) => `${line}: ${message}`))
      else if (response.status === 409)
        say('The file was changed meanwhile. It says there now:', told.now)
      else say(told.error)
      return response.ok
    } catch {
      say('The preview has stopped. Start it again; your text stays here.')
      return false
    }
  }
  // One check at a time, the last one for what is typed last.
  let checking = Promise.resolve()
  let latest = area.value
  area.addEventListener('input', () => {
    latest = area.value
    sessionStorage.setItem('preview-typed', JSON.stringify({ text, after: latest }))
    const value = latest
    checking = checking.then(() => (value === latest ? send(false) : undefined))
  })
  box.addEventListener('keydown', async event => {
    event.stopPropagation()
    const isSave = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
    if (!isSave && event.key !== 'Escape') return
    event.preventDefault()
    if (isSave && !(await send(true))) return
    const kept = sessionStorage.getItem('preview-typed')
    if (isSave) sessionStorage.removeItem('preview-typed')
    else if (kept)
      sessionStorage.setItem('preview-typed', JSON.stringify({ ...JSON.parse(kept), closed: true }))
    box.remove()
    shownBy.focus?.()
  })
}

const element = (name, properties = {}) => Object.assign(document.createElement(name), properties)
