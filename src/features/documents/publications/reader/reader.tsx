import { useState } from 'react'
import { keepWithin, LONGEST_QUERY, stepZoom } from '#features/documents/publications/reader/reader.rules.ts'
import { useReader } from '#features/documents/publications/reader/use-reader.client.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './reader.module.css'

type ReaderProps = { href: string; number: string; onClose: () => void }
type State = ReturnType<typeof useReader>

const PageTools = ({ reader: { page, count, goTo } }: { reader: State }) => {
  const t = useTexts('publications')
  const [typed, setTyped] = useState<string>()
  const commit = (): void => {
    if (typed !== undefined) goTo(keepWithin(Number(typed), count))
    setTyped(undefined)
  }
  return (
    <div className={styles.group}>
      <Button
        variant="secondary"
        size="small"
        aria-label={t('reader.previous')}
        disabled={page <= 1}
        onClick={() => goTo(page - 1)}
      >
        <Icon name="left" size="small" />
      </Button>
      <form
        className={styles.page}
        onSubmit={(event) => {
          event.preventDefault()
          commit()
        }}
      >
        <TextField
          size="small"
          hideLabel
          label={t('reader.page')}
          inputMode="numeric"
          maxLength={5}
          value={typed ?? String(page)}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={commit}
        />
        <span>{t('reader.of', { count })}</span>
      </form>
      <Button
        variant="secondary"
        size="small"
        aria-label={t('reader.next')}
        disabled={page >= count}
        onClick={() => goTo(page + 1)}
      >
        <Icon name="right" size="small" />
      </Button>
    </div>
  )
}

const ZoomTools = ({ reader: { zoom, setZoom } }: { reader: State }) => {
  const t = useTexts('publications')
  return (
    <div className={styles.group}>
      <Button variant="secondary" size="small" aria-label={t('reader.smaller')} onClick={() => setZoom(stepZoom(zoom, -1))}>
        <Icon name="minus" size="small" />
      </Button>
      <span className={styles.zoom}>{Math.round(zoom * 100)} %</span>
      <Button variant="secondary" size="small" aria-label={t('reader.larger')} onClick={() => setZoom(stepZoom(zoom, 1))}>
        <Icon name="plus" size="small" />
      </Button>
    </div>
  )
}

const FindTools = ({ reader: { found, find, step } }: { reader: State }) => {
  const t = useTexts('publications')
  const [query, setQuery] = useState<string>()
  const shown = query ?? found.query
  const { matches, at } = found
  const isAnswered = shown === found.query && shown !== ''
  return (
    <form
      className={styles.group}
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        // The same words again go on to the next match, as everywhere.
        if (isAnswered && matches.length > 0) step(1)
        else void find(shown)
      }}
    >
      <span className={styles.find}>
        <TextField
          type="search"
          icon="search"
          size="small"
          hideLabel
          label={t('reader.find')}
          placeholder={t('reader.find')}
          maxLength={LONGEST_QUERY}
          value={shown}
          onChange={(event) => setQuery(event.target.value)}
        />
      </span>
      {isAnswered && matches.length > 0 && (
        <>
          <Button variant="secondary" size="small" aria-label={t('reader.previousMatch')} onClick={() => step(-1)}>
            <Icon name="left" size="small" />
          </Button>
          <Button variant="secondary" size="small" aria-label={t('reader.nextMatch')} onClick={() => step(1)}>
            <Icon name="right" size="small" />
          </Button>
        </>
      )}
      <span className={styles.told} role="status">
        {isAnswered &&
          (matches.length > 0
            ? t('reader.found', { at: at + 1, count: matches.length, page: matches[at]?.page ?? 0 })
            : t('reader.none'))}
      </span>
    </form>
  )
}

const LinkButton = () => {
  const t = useTexts('publications')
  const [isCopied, setCopied] = useState(false)
  // Browsers have it on secure pages only; elsewhere the address bar holds the same link.
  if (typeof navigator === 'undefined' || !('clipboard' in navigator)) return null
  const copy = (): void =>
    void navigator.clipboard.writeText(location.href).then(
      () => setCopied(true),
      () => {},
    )
  return (
    <Button variant="quiet" size="small" onClick={copy} onBlur={() => setCopied(false)}>
      <Icon name={isCopied ? 'check' : 'out'} size="small" />
      <span role="status">{t(isCopied ? 'reader.copied' : 'reader.link')}</span>
    </Button>
  )
}

/** A document in the page: one sheet at a time, with its text to select and find; each sheet has an address. */
export const Reader = ({ href, number, onClose }: ReaderProps) => {
  const t = useTexts('publications')
  const reader = useReader(href, { sheet: styles.sheet ?? '', text: styles.text ?? '' })
  const { host, page, count, hasFailed, isReady } = reader
  return (
    <section className={styles.reader} aria-label={t('reader')} data-page={isReady ? page : undefined}>
      <div className={styles.tools}>
        {count > 0 && !hasFailed && (
          <>
            <PageTools reader={reader} />
            <ZoomTools reader={reader} />
            <FindTools reader={reader} />
          </>
        )}
        <span className={styles.end}>
          {count > 0 && !hasFailed && <LinkButton />}
          <Button variant="quiet" size="small" onClick={onClose}>
            <Icon name="close" size="small" />
            {t('reader.close')}
          </Button>
        </span>
      </div>
      {hasFailed && (
        <Message tone="bad" live>
          {t('reader.failed')}
        </Message>
      )}
      {!hasFailed && !isReady && (
        <p className={styles.loading} role="status">
          {t('reader.loading')}
        </p>
      )}
      {!hasFailed && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        <div className={styles.room} ref={host} role="region" tabIndex={0} aria-label={t('reader.sheet', { page, number })} />
      )}
    </section>
  )
}
