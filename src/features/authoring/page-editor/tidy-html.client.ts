import { lookUp } from '#kernel/look-up.ts'

/** Markup that browsers and Word produce, as the tags that a text may hold. */
const RENAMED: Readonly<Record<string, string>> = { B: 'strong', I: 'em', DIV: 'p', H1: 'h2', H5: 'h4', H6: 'h4' }
const KEPT = new Set('P H2 H3 H4 UL OL LI A STRONG EM BR SUB SUP CODE TABLE CAPTION THEAD TBODY TFOOT TR TH TD'.split(' '))
const DROPPED = new Set('SCRIPT STYLE TEMPLATE TITLE META LINK IFRAME OBJECT SVG MATH NOSCRIPT TEXTAREA XML'.split(' '))
const HOLDERS = new Set('LI TH TD CAPTION'.split(' '))
const BLOCKS = new Set('P H2 H3 H4 UL OL TABLE'.split(' '))

const copyInto = (target: Node, source: Node): void => {
  for (const node of source.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) target.appendChild(document.createTextNode(node.textContent ?? ''))
    if (!(node instanceof Element) && node.nodeType !== Node.ELEMENT_NODE) continue
    const element = node as Element
    const name = (lookUp(RENAMED, element.tagName) ?? element.tagName).toUpperCase()
    // Word's own elements, such as o:p, hold what is needed; comments and scripts do not.
    if (DROPPED.has(name)) continue
    // An entry of a list or a cell holds its words themselves.
    const isInside = name === 'P' && target instanceof Element && HOLDERS.has(target.tagName)
    if (isInside && target.hasChildNodes()) target.appendChild(document.createElement('br'))
    if (!KEPT.has(name) || isInside) {
      copyInto(target, element)
      continue
    }
    const copy = document.createElement(name)
    const href = name === 'A' ? element.getAttribute('href') : null
    if (href !== null) copy.setAttribute('href', href)
    copyInto(copy, element)
    target.appendChild(copy)
  }
}

/** Words that stand outside of any paragraph get one. */
const wrapLoose = (root: Element): void => {
  let paragraph: Element | undefined
  for (const node of [...root.childNodes]) {
    const isBlock = node instanceof Element && BLOCKS.has(node.tagName)
    if (isBlock || (!paragraph && node.textContent?.trim() === '' && !(node instanceof Element))) {
      paragraph = undefined
      continue
    }
    if (!paragraph) {
      paragraph = document.createElement('p')
      node.before(paragraph)
    }
    paragraph.append(node)
  }
}

/** The text of a field, or of what was pasted, without what the server would drop; in no page while it is read [T-90]. */
export const tidyHtml = (html: string): string => {
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  const root = document.createElement('div')
  copyInto(root, parsed.body)
  wrapLoose(root)
  const tidied = root.innerHTML.replaceAll('&nbsp;', ' ').trim()
  return root.textContent?.trim() === '' ? '' : tidied
}
