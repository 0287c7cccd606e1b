import { useEffect, useRef, useState } from 'react'
import { loadPdfPages } from '#features/documents/publications/public.ts'
import type { Reading } from '#features/buying/quick-order/reading.schema.ts'
import { Message } from '#ui/message.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './quick-order.module.css'

const MOST_PAGES = 20

/** The pages of the document, drawn here: no program of the browser's is needed. */
const PdfPages = ({ href }: { href: string }) => {
  const t = useTexts('quick-order')
  const room = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  useEffect(() => {
    let isLeft = false
    const draw = async (): Promise<void> => {
      const { openPdf, drawSheet } = await loadPdfPages()
      const open = await openPdf(href)
      room.current?.replaceChildren()
      for (let page = 1; page <= Math.min(open.pdf.numPages, MOST_PAGES); page += 1) {
        const width = room.current?.clientWidth ?? 0
        const { element } = await drawSheet(
          open,
          { page, width, zoom: 1 },
          { sheet: styles.sheet ?? '', text: styles.layer ?? '' },
        )
        if (isLeft) return
        room.current?.append(element)
        setState('shown')
      }
    }
    draw().catch(() => !isLeft && setState('failed'))
    return () => void (isLeft = true)
  }, [href])
  return (
    <>
      {state === 'loading' && <Skeleton shape="block" />}
      {state === 'failed' && <Message tone="warn">{t('original.failed')}</Message>}
      <div ref={room} className={styles.pages} />
    </>
  )
}

/** The customer's document beside the lines read from it, so that a person can check. */
export const Original = ({ reading, href }: { reading: Reading; href: string }) => {
  const t = useTexts('quick-order')
  return (
    <section className={styles.original} aria-label={t('original')}>
      {reading.kind === 'pdf' && <PdfPages href={href} />}
      {reading.kind !== 'pdf' && (
        <ol className={styles.source}>
          {reading.lines.map(({ line, asked }) => (
            <li key={line} value={line}>
              {asked}
            </li>
          ))}
        </ol>
      )}
      <a href={href} download>
        {t('original.download')}
      </a>
    </section>
  )
}
