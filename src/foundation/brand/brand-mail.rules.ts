import type { ShownPicture } from '#foundation/brand/brand-style.rules.ts'

/** A client that keeps no styles shows the light mail; those that ask for dark get its colours from one rule each. */
export type MailBrand = {
  readonly brandColour: string
  readonly actionColour: string
  /** The same two, readable on the dark ground. */
  readonly darkBrandColour: string
  readonly darkActionColour: string
  readonly font: string
  readonly logo: ShownPicture | undefined
}

/** Behind the text of a mail in the dark. */
export const DARK_MAIL_GROUND = '#161d24'

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const ADDRESS = /https?:\/\/[^\s<>"]+/g
const isAddress = (text: string): boolean => /^https?:\/\/[^\s<>"]+$/.test(text)

/** Addresses become links; everything else stays text, whoever wrote it. */
const writeLine = (line: string, colour: string): string => {
  let [html, from] = ['', 0]
  for (const { 0: address, index } of line.matchAll(ADDRESS)) {
    const href = escapeHtml(address)
    html += `${escapeHtml(line.slice(from, index))}<a href="${href}" style="color:${colour}">${href}</a>`
    from = index + address.length
  }
  return html + escapeHtml(line.slice(from))
}

export type DressedMail = {
  readonly text: string
  readonly subject: string
  readonly site: string
  /** Where pictures are fetched. */
  readonly origin: string
}

const BUTTON = 'display:inline-block;padding:12px 20px;border-radius:4px;color:#ffffff;font-weight:bold;text-decoration:none'

const writeButton = (label: string, address: string, { actionColour }: MailBrand): string =>
  '<p style="margin:0 0 16px">' +
  `<a class="mail-button" href="${escapeHtml(address)}" style="background:${actionColour};${BUTTON}">${escapeHtml(label)}</a></p>`

/** A word or a few, a colon, and an address: 'Follow the order: https://…'. */
const LABELLED = /^([^\n:：]{1,60}?)\s*[:：]\s*(https?:\/\/[^\s<>"]+)$/u
/** The beginning of a line of an order: '2 × HP-2210-15 Control valve: $1,422.44'. */
const ORDERED = /^\d[\d.,\s]{0,14} × /u

/** The amount stands behind the last colon; names of parts may hold others. */
const splitOrdered = (line: string): readonly [part: string, amount: string] => {
  const at = line.lastIndexOf(':')
  const amount = line.slice(at + 1)
  const hasAmount = at > 0 && ORDERED.test(line) && /^\s/.test(amount) && /\d/.test(amount)
  return hasAmount ? [line.slice(0, at), amount.trim()] : [line, '']
}

const CELL = 'padding:8px 0;border-top:1px solid #dfe3e7;vertical-align:top'

const writeOrdered = (lines: readonly string[]): string => {
  const rows = lines.map((line) => {
    const [part, amount] = splitOrdered(line)
    const money = `<td class="mail-line" align="right" style="${CELL};padding-left:16px;white-space:nowrap">${escapeHtml(amount)}</td>`
    return `<tr><td class="mail-line" style="${CELL}">${escapeHtml(part)}</td>${money}</tr>`
  })
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;font:inherit">${rows.join('')}</table>`
}

/** Texts of others stand in mails too: their addresses are seen whole, and never become a button. */
const isOwnAddress = (address: string, origin: string): boolean =>
  URL.canParse(address) && URL.canParse(origin) && new URL(address).origin === new URL(origin).origin

const writeParagraph = (text: string, brand: MailBrand, { site, origin }: DressedMail): string => {
  const lines = text.split('\n')
  if (isAddress(text) && isOwnAddress(text, origin)) return writeButton(site, text, brand)
  const [, label, address] = LABELLED.exec(text) ?? []
  if (label !== undefined && address !== undefined && isOwnAddress(address, origin)) return writeButton(label, address, brand)
  if (ORDERED.test(lines[0] ?? '')) return writeOrdered(lines)
  return `<p style="margin:0 0 16px">${lines.map((line) => writeLine(line, brand.actionColour)).join('<br>')}</p>`
}

/** `!important`, because what it changes is written at each element for clients that keep no style sheet. */
const writeStyle = ({ darkBrandColour, darkActionColour }: MailBrand): string =>
  ':root{color-scheme:light dark;supported-color-schemes:light dark}' +
  '@media (prefers-color-scheme:dark){' +
  '.mail-page{background:#0d1216!important}' +
  `.mail-sheet,.mail-head{background:${DARK_MAIL_GROUND}!important}` +
  '.mail-text{color:#e8edf2!important}' +
  '.mail-line{border-color:#35414c!important}' +
  `.mail-name{color:${darkBrandColour}!important}` +
  `.mail-head{border-color:${darkBrandColour}!important}` +
  // A logo is drawn for white.
  '.mail-logo{background:#ffffff!important}' +
  `.mail-text a{color:${darkActionColour}!important}` +
  `.mail-text a.mail-button{background:${darkActionColour}!important;color:#0d1216!important}}`

const writeHead = ({ logo, brandColour }: MailBrand, { site, origin }: DressedMail): string => {
  if (!logo) return `<strong class="mail-name" style="font-size:18px;color:${brandColour}">${escapeHtml(site)}</strong>`
  const height = 38
  const width = Math.min(Math.round((height * logo.width) / logo.height), 240)
  return `<img src="${escapeHtml(origin + logo.address)}" alt="${escapeHtml(site)}" width="${width}" style="display:block;border:0;width:${width}px;height:auto">`
}

/** The same words as the plain text, below the site's logo and in its colours; its links are buttons. */
export const dressMail = (brand: MailBrand, mail: DressedMail): string => {
  const paragraphs = mail.text.trim().split(/\n{2,}/)
  const body = paragraphs.map((text) => writeParagraph(text, brand, mail)).join('')
  const head = `mail-head${brand.logo ? ' mail-logo' : ''}`
  return (
    '<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">' +
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">' +
    `<title>${escapeHtml(mail.subject)}</title><style>${writeStyle(brand)}</style></head>` +
    '<body class="mail-page" style="margin:0;padding:24px 12px;background:#f4f5f6">' +
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">' +
    '<table role="presentation" class="mail-sheet" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff">' +
    `<tr><td class="${head}" style="padding:20px 28px;border-bottom:3px solid ${brand.brandColour}">${writeHead(brand, mail)}</td></tr>` +
    `<tr><td class="mail-text" style="padding:24px 28px 8px;color:#17232f;font:15px/1.5 ${escapeHtml(brand.font)}">${body}</td></tr>` +
    '</table></td></tr></table></body></html>'
  )
}
