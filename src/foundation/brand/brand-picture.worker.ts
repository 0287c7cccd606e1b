const MAX_PIXELS = 16_000_000
/** Four times the height at which pages show a logo. */
const [HEIGHT, WIDTH] = [152, 960]

/** A logo or icon as PNG, in a process of its own: for mails, documents and, of pictures, for pages [T-97]. */
export const drawBrandPicture = async (_: null, bytes: Uint8Array) => {
  const { default: sharp } = await import('sharp')
  const image = sharp(Buffer.from(bytes), { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1, density: 300 })
  const { data, info } = await image
    .resize({ width: WIDTH, height: HEIGHT, fit: 'inside' })
    .png({ effort: 3 })
    .timeout({ seconds: 10 })
    .toBuffer({ resolveWithObject: true })
  return { value: { width: info.width, height: info.height }, bytes: data }
}
