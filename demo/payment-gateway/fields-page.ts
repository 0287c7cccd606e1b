import { CARD_WORDS } from '#demo/payment-gateway/card-words.ts'
import type { Language } from '#kernel/locale.ts'

/** The page that opened the session is the only one that may frame the fields. */
export const fieldsHeaders = (parentOrigin: string): Readonly<Record<string, string>> => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${parentOrigin}`,
  ].join('; '),
})

const FIELDS = [
  { name: 'number', autocomplete: 'cc-number', maxlength: 23, inputmode: 'numeric' },
  { name: 'expires', autocomplete: 'cc-exp', maxlength: 9, inputmode: 'text' },
  { name: 'code', autocomplete: 'cc-csc', maxlength: 4, inputmode: 'numeric' },
] as const

const drawField = ({ name, ...attributes }: (typeof FIELDS)[number], language: Language): string => {
  const words = CARD_WORDS[language]
  const given = Object.entries(attributes).map(([key, value]) => `${key}="${value}"`)
  return `<div class="field"><label for="${name}">${words[name]}</label>
<input id="${name}" required aria-describedby="${name}-error" ${given.join(' ')}>
<p id="${name}-error" data-words="${words[`${name}Wrong`]}"></p></div>`
}

/** Those of the sites, which the gateway serves from the same packages. */
const FONTS = ['archivo/index.css', 'noto-sans-sc/400.css']

/** Neither the session nor the origin hold anything but letters that HTML leaves alone: both are checked when it opens. */
export const drawFields = ({ id, origin, language }: { id: string; origin: string; language: Language }): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${CARD_WORDS[language].title}</title>
<meta name="viewport" content="width=device-width">${FONTS.map((font) => `<link rel="stylesheet" href="/fonts/${font}">`).join('')}
<link rel="stylesheet" href="/fields.css"></head>
<body><form novalidate data-session="${id}" data-parent="${origin}">${FIELDS.map((field) => drawField(field, language)).join('\n')}
<button type="submit" hidden></button></form><script type="module" src="/fields.js"></script></body></html>`

/** Plain colours until the page has said how it looks. */
export const FIELDS_STYLE = `
:root { color-scheme: light dark; --text: CanvasText; --surface: Canvas; --line: GrayText; --bad: #ab1b1b; --focus: CanvasText;
  font: 14px/1.35 'Archivo Variable', system-ui, 'Segoe UI', 'Noto Sans', 'Noto Sans SC', Arial, sans-serif; }
:root[data-mode='light'] { color-scheme: light; }
:root[data-mode='dark'] { color-scheme: dark; }
* { box-sizing: border-box; }
body { margin: 0; padding: 4px; background: var(--surface); color: var(--text); }
form { display: grid; gap: 16px; }
.field { display: grid; gap: 4px; align-content: start; min-width: 0; }
label { font-weight: 500; }
input { width: 100%; min-height: 44px; padding: 0 12px; border: 1px solid var(--line); border-radius: 4px;
  background: var(--surface); color: var(--text); font: inherit; font-size: 16px; }
input:hover { border-color: var(--text); }
input:focus-visible { outline: 2px solid var(--focus); outline-offset: 0; }
input[aria-invalid='true'] { border-color: var(--bad); box-shadow: inset 0 0 0 1px var(--bad); }
p { margin: 0; color: var(--bad); font-size: 13px; font-weight: 500; }
p:empty { display: none; }
@media (min-width: 30rem) { form { grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr); } }
`
