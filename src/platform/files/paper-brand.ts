import { MUTED, type Paper } from '#platform/files/pdf-document.ts'

/** How a seller's documents look; the logo is a PNG. */
export type PaperBrand = { readonly colour: string; readonly logo?: Uint8Array }

type Seller = {
  readonly author: string
  readonly brand: PaperBrand | undefined
  readonly x: number
  readonly y: number
  readonly width: number
}

const LOGO = { width: 180, height: 34 }

/** The seller's name or its logo, above a line in the brand's colour; returns where the next line stands. */
export const writeSeller = (paper: Paper, { author, brand, x, y, width }: Seller): number => {
  if (!brand) return paper.write(author, { x, y, width, size: 10, colour: MUTED })
  const top = y - 16
  if (brand.logo) paper.pdf.image(Buffer.from(brand.logo), x, top, { fit: [LOGO.width, LOGO.height] })
  const end = brand.logo ? top + LOGO.height : paper.write(author, { x, y, width, size: 10, colour: brand.colour })
  paper.pdf.rect(x, end + 5, width, 2).fill(brand.colour)
  return end + 8
}
