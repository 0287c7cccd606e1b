import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  findMatches,
  firstFrom,
  keepWithin,
  readPlace,
  stepMatch,
  writePlace,
  type Match,
  type PageText,
} from '#features/documents/publications/reader/reader.rules.ts'
import {
  drawSheet,
  markMatches,
  readPageText,
  type OpenPdf,
  type Sheet,
} from '#features/documents/publications/reader/sheet.client.ts'

/** Fetched when someone reads: it weighs more than the rest of the page. */
const open = async (href: string): Promise<OpenPdf> => {
  const { openPdf } = await import('#features/documents/publications/reader/open-pdf.client.ts')
  return openPdf(href)
}

type Found = { readonly query: string; readonly matches: readonly Match[]; readonly at: number }
/** At 100 percent a sheet fills the room, but is no larger than paper on a desk. */
const WIDEST = 860
const NOTHING: Found = { query: '', matches: [], at: 0 }

/** The document, the page that is open, and what is found in it; page and words stand in the address. */
export const useReader = (href: string, classes: { readonly sheet: string; readonly text: string }) => {
  const host = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<OpenPdf>()
  const [hasFailed, setFailed] = useState(false)
  const [page, setPage] = useState(1)
  const [zoom, setZoom] = useState(1)
  const [sheet, setSheet] = useState<Sheet>()
  const [found, setFound] = useState(NOTHING)
  const texts = useRef<readonly PageText[]>(undefined)
  const count = opened?.pdf.numPages ?? 0

  const goTo = (requested: number, query = found.query): void => {
    const next = keepWithin(requested, count)
    setPage(next)
    history.replaceState(history.state, '', writePlace({ page: next, query }))
  }

  const find = async (query: string, from = page): Promise<void> => {
    if (!opened) return
    texts.current ??= await Promise.all(
      Array.from({ length: opened.pdf.numPages }, (_, index) => readPageText(opened.pdf, index + 1)),
    )
    const matches = findMatches(texts.current, query)
    const at = firstFrom(matches, from)
    setFound({ query, matches, at })
    goTo(matches[at]?.page ?? from, query)
  }

  const step = (by: 1 | -1): void => {
    const at = stepMatch(found.at, by, found.matches.length)
    setFound({ ...found, at })
    goTo(found.matches[at]?.page ?? page)
  }

  const follow = useEffectEvent(() => {
    const place = readPlace(location.hash)
    if (!place || !opened) return
    const requested = keepWithin(place.page, opened.pdf.numPages)
    setPage(requested)
    if (place.query !== '' && place.query !== found.query) void find(place.query, requested)
  })
  useEffect(() => {
    let isOver = false
    open(href).then(
      (document) => (isOver ? void document.pdf.loadingTask.destroy() : setOpened(document)),
      () => !isOver && setFailed(true),
    )
    return () => void (isOver = true)
  }, [href])
  useEffect(() => {
    if (!opened) return
    follow()
    const onHash = (): void => follow()
    addEventListener('hashchange', onHash)
    return () => {
      removeEventListener('hashchange', onHash)
      void opened.pdf.loadingTask.destroy()
    }
  }, [opened])

  useEffect(() => {
    if (!opened || !host.current) return
    const room = host.current
    let isOver = false
    const { paddingLeft, paddingRight } = getComputedStyle(room)
    const width = Math.min(WIDEST, room.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight))
    const draw = async (): Promise<void> => {
      const drawn = await drawSheet(opened, { page, width, zoom }, classes)
      if (isOver) return
      room.replaceChildren(drawn.element)
      room.scrollTop = 0
      setSheet(drawn)
    }
    draw().catch(() => !isOver && setFailed(true))
    return () => void (isOver = true)
    // oxlint-disable-next-line react/exhaustive-deps -- the names of classes never change
  }, [opened, page, zoom])

  useEffect(() => {
    if (sheet)
      markMatches(
        sheet,
        found.matches.filter((match) => match.page === page),
        found.matches[found.at],
      )
    // oxlint-disable-next-line react/exhaustive-deps -- another page comes with another sheet
  }, [sheet, found])

  return { host, count, page, zoom, setZoom, goTo, found, find, step, hasFailed, isReady: sheet !== undefined }
}
