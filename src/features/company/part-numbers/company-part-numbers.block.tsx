import { useState } from 'react'
import { toGridData, useGridQuery } from '#browser/grid-query.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { rememberColumns } from '#foundation/saved-views/public.ts'
import { ImportDialog } from '#features/company/part-numbers/import-dialog.tsx'
import { EditNumberDialog, NewNumberDialog } from '#features/company/part-numbers/number-dialog.tsx'
import { exportPartNumbers, listPartNumbers, type ListedNumber } from '#features/company/part-numbers/part-number.api.ts'
import { PART_NUMBER_LIST } from '#features/company/part-numbers/part-number.rules.ts'
import { RemoveNumberDialog } from '#features/company/part-numbers/remove-number-dialog.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { DataGrid } from '#ui/data-grid/data-grid.tsx'
import type { GridColumn } from '#ui/data-grid/grid-column.ts'
import { useGrid } from '#ui/data-grid/use-grid.ts'
import { Message } from '#ui/message.tsx'
import { Section } from '#ui/section.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './company-part-numbers.module.css'

type Chosen = { readonly step: 'new' | 'import' } | { readonly step: 'edit' | 'remove'; readonly entry: ListedNumber }

const useColumns = (onChoose: (chosen: Chosen) => void): readonly GridColumn<ListedNumber>[] => {
  const t = useTexts('part-numbers')
  const { date } = useFormats()
  return [
    { key: 'number', header: t('number'), rowHeader: true, phone: 'full', cell: ({ number }) => number },
    { key: 'sku', header: t('sku'), cell: ({ sku }) => sku },
    {
      key: 'name',
      header: t('name'),
      phone: 'full',
      cell: ({ name }) => name ?? <Badge tone="warn">{t('unsold')}</Badge>,
    },
    { key: 'changed', header: t('changed'), isOptional: true, cell: ({ changedAt }) => date(changedAt), isOneLine: true },
    {
      key: 'actions',
      header: t('actions'),
      phone: 'full',
      cell: (entry) => (
        <span className={styles.actions}>
          {(['edit', 'remove'] as const).map((step) => (
            <Button
              key={step}
              variant="quiet"
              size="small"
              aria-label={t(`${step}.of`, { number: entry.number })}
              onClick={() => onChoose({ step, entry })}
            >
              {t(step)}
            </Button>
          ))}
        </span>
      ),
    },
  ]
}

/** The company's numbers of our parts, by its admins. */
export const Block = () => {
  const t = useTexts('part-numbers')
  const { number } = useFormats()
  const { language, country } = usePage().locale
  const [chosen, setChosen] = useState<Chosen>()
  const [news, setNews] = useState<string>()
  const close = (): void => setChosen(undefined)
  const report = (text: string): void => {
    close()
    setNews(text)
  }
  const columns = useColumns(setChosen)
  const filters = [{ key: 'find', label: t('find'), kind: 'text' as const, isFirst: true }]
  const grid = useGrid({ list: PART_NUMBER_LIST, filters, columns }, rememberColumns('company-part-numbers'))
  const numbers = useGridQuery(listPartNumbers, grid.query && { ...grid.query, language, country })
  return (
    <Section space="tight">
      <div className={styles.top}>
        <p className={styles.summary}>{numbers.data && t('count', { count: number(numbers.data.total) })}</p>
        <span className={styles.actions}>
          <ButtonLink variant="quiet" size="small" href={exportPartNumbers.path} download>
            {t('export')}
          </ButtonLink>
          <Button variant="secondary" size="small" onClick={() => setChosen({ step: 'import' })}>
            {t('import')}
          </Button>
          <Button size="small" onClick={() => setChosen({ step: 'new' })}>
            {t('add')}
          </Button>
        </span>
      </div>
      {news !== undefined && (
        <div className={styles.news}>
          <Message tone="ok" live onDismiss={() => setNews(undefined)}>
            {news}
          </Message>
        </div>
      )}
      <DataGrid
        caption={t('title')}
        grid={grid}
        columns={columns}
        rowKey={({ id }) => id}
        data={toGridData(numbers, ({ numbers: rows }) => rows)}
        headingLevel={2}
      />
      {chosen?.step === 'new' && <NewNumberDialog onClose={close} onSaved={() => report(t('saved'))} />}
      {chosen?.step === 'import' && <ImportDialog onClose={close} />}
      {chosen?.step === 'edit' && (
        <EditNumberDialog key={chosen.entry.id} entry={chosen.entry} onClose={close} onSaved={() => report(t('saved'))} />
      )}
      {chosen?.step === 'remove' && (
        <RemoveNumberDialog
          entry={chosen.entry}
          onClose={close}
          onRemoved={(removed) => report(t('removed', { number: removed }))}
        />
      )}
    </Section>
  )
}
