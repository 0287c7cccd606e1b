import { useState } from 'react'
import { WhenLoaded } from '#features/search/business/report-parts.tsx'
import { RowActions } from '#features/search/business/row-actions.tsx'
import { namePhrase, type SynonymList } from '#features/search/business/synonym.rules.ts'
import type { Loaded } from '#features/search/business/use-loaded.ts'
import { Tag } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { EmptyState } from '#ui/state.tsx'
import { Table, type Column } from '#ui/table.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './search-business.module.css'

type SynonymsPanelProps = {
  synonyms: Loaded<{ readonly synonyms: readonly SynonymList[] }>
  onAdd: () => void
  onEdit: (list: SynonymList) => void
  onRemove: (list: SynonymList) => void
}

const listColumns = (
  t: ReturnType<typeof useTexts<'search'>>,
  { onEdit, onRemove }: Pick<SynonymsPanelProps, 'onEdit' | 'onRemove'>,
): readonly Column<SynonymList>[] => [
  {
    key: 'words',
    header: t('business.synonyms.words'),
    rowHeader: true,
    phone: 'full',
    cell: ({ words }) => (
      <span className={styles.words}>
        {words.map((word) => (
          <Tag key={word}>{word}</Tag>
        ))}
      </span>
    ),
  },
  {
    key: 'action',
    header: t('business.action'),
    phone: 'full',
    cell: (list) => <RowActions name={list.words[0] ?? ''} onEdit={() => onEdit(list)} onRemove={() => onRemove(list)} />,
  },
]

export const SynonymsPanel = ({ synonyms, onAdd, onEdit, onRemove }: SynonymsPanelProps) => {
  const t = useTexts('search')
  const [wanted, setWanted] = useState('')
  const isWanted = ({ words }: SynonymList): boolean => words.some((word) => namePhrase(word).includes(namePhrase(wanted)))
  const columns = listColumns(t, { onEdit, onRemove })
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <p className={styles.text}>{t('business.synonyms.text')}</p>
        <Button onClick={onAdd}>{t('business.synonyms.add')}</Button>
      </div>
      <WhenLoaded of={synonyms}>
        {({ synonyms: lists }) => (
          <>
            {lists.length > 0 && (
              <div className={styles.filter}>
                <TextField
                  type="search"
                  icon="search"
                  size="small"
                  label={t('business.synonyms.filter')}
                  value={wanted}
                  maxLength={60}
                  onChange={(event) => setWanted(event.target.value)}
                />
              </div>
            )}
            <Table
              caption={t('business.tab.synonyms')}
              columns={columns}
              rows={lists.filter(isWanted)}
              rowKey={({ id }) => id}
              busy={synonyms.isBusy}
              empty={
                lists.length > 0 ? (
                  <EmptyState headingLevel={2} icon="search" title={t('business.synonyms.noMatch', { text: wanted })} />
                ) : (
                  <EmptyState headingLevel={2} icon="book" title={t('business.synonyms.none')}>
                    {t('business.synonyms.none.text')}
                  </EmptyState>
                )
              }
            />
          </>
        )}
      </WhenLoaded>
    </div>
  )
}
