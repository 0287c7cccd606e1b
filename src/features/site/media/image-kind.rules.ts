/** The type of a file by its first bytes: names and headers may lie, and some readers act on what they find. */
export const readImageKind = (head: Uint8Array): string | undefined => {
  const text = String.fromCharCode(...head.subarray(0, 16))
  if (text.startsWith('\u0089PNG\r\n\u001a\n')) return 'image/png'
  if (text.startsWith('\u00ff\u00d8\u00ff')) return 'image/jpeg'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'image/webp'
  if (text.slice(4, 8) === 'ftyp' && /^avi[fs]/.test(text.slice(8, 12))) return 'image/avif'
  if (/^GIF8[79]a/.test(text)) return 'image/gif'
  return undefined
}
