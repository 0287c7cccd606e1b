import { getDocument, GlobalWorkerOptions, TextLayer } from 'pdfjs-dist'
// oxlint-disable-next-line import/default -- the build gives the file's address
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url'

/** Files by which old and plain documents are drawn: fonts that every viewer must know, and tables of Asian letters. */
const files = import.meta.glob<string>(
  ['/node_modules/pdfjs-dist/standard_fonts/*.{ttf,pfb}', '/node_modules/pdfjs-dist/cmaps/*.bcmap'],
  { query: '?url', import: 'default' },
)

/** By their names; the build gives them others, so that they can be stored for ever. */
class BuiltFiles {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const [, find] = Object.entries(files).find(([name]) => name.endsWith(`/${filename}`)) ?? []
    const answer = find && (await fetch(await find()))
    if (!answer?.ok) throw new Error(`${filename} is no file of the reader`)
    return new Uint8Array(await answer.arrayBuffer())
  }
}

/** Above this a page is not drawn: a drawing of a wall must not take a phone's memory. */
const MOST_PIXELS = 64 * 1024 * 1024

GlobalWorkerOptions.workerSrc = workerAddress

/** In a thread of its own, without evaluated code and without WebAssembly, so that it lives inside the strict policy. */
export const openPdf = async (url: string) => {
  const { promise } = getDocument({
    url,
    BinaryDataFactory: BuiltFiles,
    useWasm: false,
    useSystemFonts: false,
    enableXfa: false,
    maxImageSize: MOST_PIXELS,
    disableWorkerRendering: true,
  })
  return { pdf: await promise, TextLayer }
}
