import type { OutlineEntry } from '#features/documents/publications/publication.rules.ts'

type Node = { readonly title: string; readonly dest: string | readonly unknown[] | null; readonly items: readonly Node[] }
export type PdfFacts = { readonly pages: number; readonly outline: readonly OutlineEntry[] }

const MOST_ENTRIES = 500
const LONGEST_TITLE = 200

/** How many pages a PDF has, and its table of contents. No script of the document runs and nothing is drawn. */
export const readPdfFacts = async (_: null, bytes: Uint8Array): Promise<{ value: PdfFacts }> => {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const loading = getDocument({
    ...{ data: new Uint8Array(bytes), verbosity: 0, useWasm: false, useSystemFonts: false },
    ...{ disableFontFace: true, enableXfa: false, maxImageSize: 1 },
  })
  try {
    const pdf = await loading.promise
    const outline: OutlineEntry[] = []
    const findPage = async (dest: Node['dest']): Promise<number | undefined> => {
      const target = typeof dest === 'string' ? await pdf.getDestination(dest) : dest
      const [page] = (target ?? []) as readonly unknown[]
      if (typeof page === 'number') return page + 1
      return typeof page === 'object' && page !== null ? (await pdf.getPageIndex(page as never)) + 1 : undefined
    }
    const addAll = async (nodes: readonly Node[]): Promise<void> => {
      for (const { title, dest, items } of nodes) {
        if (outline.length >= MOST_ENTRIES) return
        const page = await findPage(dest).catch(() => undefined)
        const words = title
          .replaceAll(/\p{Cc}+/gu, ' ')
          .trim()
          .slice(0, LONGEST_TITLE)
        if (page !== undefined && words !== '') outline.push({ title: words, page })
        await addAll(items)
      }
    }
    await addAll((await pdf.getOutline()) ?? [])
    return { value: { pages: pdf.numPages, outline } }
  } finally {
    await loading.destroy()
  }
}
