import { useState } from 'react'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { inShopLanguage } from '#features/buying/cart/public.ts'
import { CarriedNote } from '#features/buying/quick-order/page/carried-note.tsx'
import { DropFile } from '#features/buying/quick-order/page/drop-file.tsx'
import { OwnNumbers } from '#features/buying/quick-order/page/customer-numbers.tsx'
import { PasteLines } from '#features/buying/quick-order/page/paste-lines.tsx'
import type { QuickOrderProps } from '#features/buying/quick-order/page/quick-order.schema.ts'
import { ReadingPanel } from '#features/buying/quick-order/page/reading-panel.tsx'
import { TypeLines } from '#features/buying/quick-order/page/type-lines.tsx'
import { useReading, type ReadingProblem } from '#features/buying/quick-order/page/use-reading.client.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Message } from '#ui/message.tsx'
import { Progress } from '#ui/progress.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './quick-order.module.css'

const NAMED = ['no_text', 'password', 'damaged', 'too_slow', 'too_complex', 'too_large', 'wrong_type', 'too_many_lines'] as const

const useProblemText = (): ((problem: ReadingProblem) => string) => {
  const t = useTexts('quick-order')
  return ({ code, sentence }) => {
    const named = NAMED.find((name) => name === code)
    return named ? t(`problem.${named}`) : sentence || t('failed')
  }
}

/** Type, paste or drop a list; what is sure goes into the cart, what is not waits for somebody. */
export const Block = ({ country, part }: QuickOrderProps) => {
  const t = useTexts('quick-order')
  const { number } = useFormats()
  const { config, locale } = usePage()
  const use = useReading(country)
  const sayProblem = useProblemText()
  const { reading, problem, added, carried, busy } = use
  const [unfolded, setUnfolded] = useState<string>()
  // Until everything of a document is in the cart, its lines are what the page is about.
  const isFolded = reading !== undefined && (added !== undefined || reading.lines.some(({ isAdded }) => !isAdded))
  const isReading = busy !== undefined && busy !== 'add' && busy !== 'forget' && !busy.startsWith('line ')
  const place = new URLSearchParams({ country, language: locale.language, appId: config.appId }).toString()
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.top}>
        <div>
          <h1>{t('title')}</h1>
          <p className={styles.muted}>{t('lead')}</p>
        </div>
        <p className={styles.actions}>
          <ButtonLink variant="secondary" size="small" href={pageHref(locale, '/secure/lists')}>
            {t('from.list')}
          </ButtonLink>
          <ButtonLink variant="secondary" size="small" href={inShopLanguage(config.minicart_url, locale.language)}>
            {t('open')}
          </ButtonLink>
        </p>
      </header>
      {/* The same element open and folded: what was typed stays. */}
      <details
        className={styles.fold}
        open={!isFolded || unfolded === reading?.id}
        onToggle={({ currentTarget }) => setUnfolded(currentTarget.open ? reading?.id : undefined)}
      >
        <summary hidden={!isFolded}>{t('ways')}</summary>
        <div className={styles.ways}>
          <TypeLines country={country} part={part} />
          <div className={styles.stack}>
            <PasteLines use={use} />
            <DropFile use={use} />
          </div>
        </div>
      </details>
      <div role="status" className={styles.said}>
        {isReading && <Progress label={t('reading', { name: busy === 'text' ? t('pasted') : busy })} />}
        {added !== undefined && <Message tone={added > 0 ? 'ok' : 'warn'}>{t('added', { count: number(added) })}</Message>}
        {carried && <CarriedNote carried={carried} />}
        {problem && <Message tone="bad">{sayProblem(problem)}</Message>}
        {reading?.lines.length === 0 && !isReading && <Message tone="warn">{t('none')}</Message>}
      </div>
      {reading && reading.lines.length > 0 && (
        <ReadingPanel
          key={reading.id}
          reading={reading}
          use={use}
          country={country}
          originalHref={`/api/cart/v1/readings/${reading.id}/original?${place}`}
        />
      )}
      <OwnNumbers />
    </div>
  )
}
