import { useEffect, useId, useRef, useState } from 'react'
import { call } from '#browser/api.ts'
import { describePublicationView, track } from '#foundation/analytics/public.ts'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { EffectivityCheck } from '#features/documents/publications/detail/effectivity.tsx'
import { PublicationFacts } from '#features/documents/publications/detail/publication-facts.tsx'
import { RevisionList } from '#features/documents/publications/detail/revision-list.tsx'
import { MarkButtons } from '#features/documents/publications/mark-buttons.tsx'
import { noteRead } from '#features/documents/publications/mark.api.ts'
import { PUBLIC_PATH, PUBLICATION_SOURCE, SECURED_PATH } from '#features/documents/publications/publication.rules.ts'
import type { PublicationView } from '#features/documents/publications/publication-view.rules.ts'
import { Reader } from '#features/documents/publications/reader/reader.tsx'
import { readPlace, writePlace } from '#features/documents/publications/reader/reader.rules.ts'
import { useMarks } from '#features/documents/publications/use-marks.client.ts'
import { Badge, Tag } from '#ui/badge.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Message } from '#ui/message.tsx'
import { Section } from '#ui/section.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from '../detail/detail.module.css'

/** Open from the start where the address names a page; closing it takes the page out of the address. */
const useOpenReader = () => {
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const opener = useId()
  useEffect(() => {
    const follow = (): void => {
      if (readPlace(location.hash)) setOpen(true)
    }
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  return {
    isOpen,
    place,
    opener,
    open: (page: number) => {
      location.hash = writePlace({ page, query: '' })
      setOpen(true)
      place.current?.scrollIntoView({ block: 'start' })
    },
    close: () => {
      history.replaceState(history.state, '', `${location.pathname}${location.search}`)
      setOpen(false)
      document.getElementById(opener)?.focus()
    },
  }
}

export const Block = ({ view: given }: { view: unknown }) => {
  const view = given as PublicationView
  const t = useTexts('publications')
  const { locale } = usePage()
  const { date, fileSize } = useFormats()
  const marks = useMarks(view.isOwn)
  const { isOpen, place, opener, open, close } = useOpenReader()
  const { slug, number, title, text, docType, product, productFamily, shown, revisions, newer, isOwn } = view
  const { revision } = shown
  const current = revisions[0]?.revision ?? revision

  useEffect(() => {
    const id = `${PUBLICATION_SOURCE}:${slug}`
    track(describePublicationView({ id, title, doc_type: docType, product, product_family: productFamily }))
    // An opened document is no longer new; after a failure it stays new until the next time.
    if (isOwn) void call(noteRead, { params: { slug }, body: { revision }, isQuiet: true, errors: 'own' })
  }, [slug, revision, title, docType, product, productFamily, isOwn])

  return (
    <Section space="tight">
      <header className={styles.head}>
        <p className={styles.marks}>
          <span className="num">{number}</span>
          {newer ? <Badge tone="warn">{t('superseded')}</Badge> : shown.isCurrent && <Badge tone="ok">{t('current')}</Badge>}
          {view.isPublic && <Tag>{t('public')}</Tag>}
        </p>
        <h1>{title}</h1>
        {text !== '' && <p className={styles.text}>{text}</p>}
        <div className={styles.actions}>
          <Button id={opener} onClick={() => open(1)} aria-expanded={isOpen}>
            <Icon name="book" />
            {t('read')}
          </Button>
          <ButtonLink variant="secondary" href={`${shown.href}?download=true`} download>
            <Icon name="download" />
            {t('download', { size: fileSize(shown.fileSize) })}
          </ButtonLink>
          {isOwn && <MarkButtons {...{ slug, number, title, marks }} />}
        </div>
        {marks.hasFailed && (
          <Message tone="bad" live>
            {t('failed')}
          </Message>
        )}
      </header>
      {newer && (
        <Message
          tone="warn"
          action={
            <a href={pageHref(locale, `${isOwn ? SECURED_PATH : PUBLIC_PATH}/${newer.slug}`)}>
              {t('newer.open', { number: newer.number })}
            </a>
          }
        >
          {t('newer.notice', { number: newer.number })}
        </Message>
      )}
      {!shown.isCurrent && (
        <Message tone="warn" action={<a href="?">{t('older.open', { revision: current })}</a>}>
          {t('older.notice', { revision, date: date(shown.issuedOn), current })}
        </Message>
      )}
      <div ref={place} className={styles.reader}>
        {isOpen && <Reader key={shown.href} href={shown.href} number={number} onClose={close} />}
      </div>
      <div className={styles.parts}>
        <div className={styles.main}>
          <RevisionList view={view} onOpen={open} />
          {shown.outline.length > 0 && (
            <nav className={styles.card} aria-label={t('contents')}>
              <h2>{t('contents')}</h2>
              <ol className={styles.contents} lang="en">
                {shown.outline.map((entry) => (
                  <li key={`${entry.page} ${entry.title}`}>
                    <a
                      href={`${shown.href}#page=${entry.page}`}
                      onClick={(event) => {
                        event.preventDefault()
                        open(entry.page)
                      }}
                    >
                      {entry.title}
                    </a>
                    <span className={styles.muted}>{entry.page}</span>
                  </li>
                ))}
              </ol>
            </nav>
          )}
        </div>
        <aside className={styles.side}>
          <PublicationFacts view={view} />
          {shown.effectivity.length > 0 && <EffectivityCheck effectivity={shown.effectivity} />}
        </aside>
      </div>
    </Section>
  )
}
