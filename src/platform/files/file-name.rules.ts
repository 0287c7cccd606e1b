import { trimBoth } from '#kernel/trim-signs.ts'

const LONGEST = 60

/** A name that every system takes: no separators, no signs with a meaning, no dots at its ends. */
export const toFileName = (name: string, otherwise: string, extension: string): string => {
  const safe = name
    .normalize('NFC')
    .replace(/[\p{C}/\\:*?"<>|%]+/gu, ' ')
    .replace(/\s+/g, ' ')
  const cut = Array.from(trimBoth(safe, /[\s.]/)).slice(0, LONGEST).join('').trim()
  return `${cut || otherwise}.${extension}`
}

/** The header that names a download: plain letters for old programs, all letters for the others [T-43]. */
export const toDisposition = (fileName: string): string => {
  const plain = fileName
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^\x20-\x7e]|["\\]/g, '_')
  const encoded = encodeURIComponent(fileName).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
