import { useState } from 'react'
import { WhenLoaded, type Loaded } from '#features/search/search-admin/report-parts.tsx'
import { RowActions } from '#features/search/search-admin/row-actions.tsx'
import { namePhrase, type SynonymList } from '#features/search/search-admin/synonym.rules.ts'
import { Tag } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { EmptyState } from '#ui/state.tsx'
import { Table, type Column } from '#ui/table.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './search-admin.module.css'

type SynonymsPanelProps = {
  synonyms: Loaded<{ readonly synonyms: readonly SynonymList[] }>
  onAdd: () => void
  onEdit: (list: SynonymList) => void
  onRemove: (list: SynonymList) => void
}

const listColumns = (
  t: ReturnType<typeof useTexts<'search-admin'>>,
  { onEdit, onRemove }: Pick<SynonymsPanelProps, 'onEdit' | 'onRemove'>,
): readonly Column<SynonymList>[] => [
  {
    key: 'words',
    header: t('synonyms.words'),
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
    header: t('action'),
    phone: 'full',
    cell: (list) => <RowActions name={list.words[0] ?? ''} onEdit={() => onEdit(list)} onRemove={() => onRemove(list)} />,
  },
]

export const SynonymsPanel = ({ synonyms, onAdd, onEdit, onRemove }: SynonymsPanelProps) => {
  const t = useTexts('search-admin')
  const [requested, setRequested] = useState('')
  const isFound = ({ words }: SynonymList): boolean => words.some((word) => namePhrase(word).includes(namePhrase(requested)))
  const columns = listColumns(t, { onEdit, onRemove })
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <p className={styles.text}>{t('synonyms.text')}</p>
        <Button onClick={onAdd}>{t('synonyms.add')}</Button>
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
                  label={t('synonyms.filter')}
                  value={requested}
                  maxLength={60}
                  onChange={(event) => setRequested(event.target.value)}
                />
              </div>
            )}
            <Table
              caption={t('tab.synonyms')}
              columns={columns}
              rows={lists.filter(isFound)}
              rowKey={({ id }) => id}
              busy={synonyms.isFetching}
              empty={
                lists.length > 0 ? (
                  <EmptyState headingLevel={2} icon="search" title={t('synonyms.noMatch', { text: requested })} />
                ) : (
                  <EmptyState headingLevel={2} icon="book" title={t('synonyms.none')}>
                    {t('synonyms.none.text')}
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
