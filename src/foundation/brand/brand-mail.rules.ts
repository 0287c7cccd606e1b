import type { ShownPicture } from '#foundation/brand/brand-style.rules.ts'

/** Mails are read on white, whatever the site's theme is. */
export type MailBrand = {
  readonly brandColour: string
  readonly actionColour: string
  readonly font: string
  readonly logo: ShownPicture | undefined
}

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

const writeParagraph = (text: string, colour: string): string => {
  const lines = text.split('\n')
  const isButton = lines.length === 1 && isAddress(text)
  const content = lines.map((line) => writeLine(line, colour)).join('<br>')
  return `<p style="margin:0 0 16px${isButton ? ';word-break:break-all;font-size:13px' : ''}">${content}</p>`
}

const writeHead = ({ logo, brandColour }: MailBrand, { site, origin }: DressedMail): string => {
  if (!logo) return `<strong style="font-size:18px;color:${brandColour}">${escapeHtml(site)}</strong>`
  const height = 38
  const width = Math.min(Math.round((height * logo.width) / logo.height), 240)
  return `<img src="${escapeHtml(origin + logo.address)}" alt="${escapeHtml(site)}" width="${width}" style="display:block;border:0;width:${width}px;height:auto">`
}

/** The same words as the plain text, below the site's logo and in its colours. */
export const dressMail = (brand: MailBrand, mail: DressedMail): string => {
  const paragraphs = mail.text.trim().split(/\n{2,}/)
  const body = paragraphs.map((text) => writeParagraph(text, brand.actionColour)).join('')
  return (
    '<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<title>${escapeHtml(mail.subject)}</title></head>` +
    '<body style="margin:0;padding:24px 12px;background:#f4f5f6">' +
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">' +
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff">' +
    `<tr><td style="padding:20px 28px;border-bottom:3px solid ${brand.brandColour}">${writeHead(brand, mail)}</td></tr>` +
    `<tr><td style="padding:24px 28px 8px;color:#17232f;font:15px/1.5 ${escapeHtml(brand.font)}">${body}</td></tr>` +
    '</table></td></tr></table></body></html>'
  )
}
