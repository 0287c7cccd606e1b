import { useState } from 'react'
import { refreshQueries, useEndpointQuery } from '#browser/query.ts'
import { useDraftRestore } from '#browser/draft/use-draft.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { ADMIN_DRAFT, readAdminDraft } from '#features/search/search-admin/admin-draft.rules.ts'
import { MissedPanel } from '#features/search/search-admin/missed-panel.tsx'
import { OverviewPanel } from '#features/search/search-admin/overview-panel.tsx'
import { listPinnedQueries, pinDocuments } from '#features/search/search-admin/pin.api.ts'
import type { PinnedQuery } from '#features/search/search-admin/pin.rules.ts'
import { PinsDialog } from '#features/search/search-admin/pins-dialog.tsx'
import { PinsPanel } from '#features/search/search-admin/pins-panel.tsx'
import { RemoveDialog } from '#features/search/search-admin/remove-dialog.tsx'
import { readReport } from '#features/search/search-admin/report.api.ts'
import { toReportQuery, type ReportChoice } from '#features/search/search-admin/report.rules.ts'
import { listSynonymLists, removeSynonymList } from '#features/search/search-admin/synonym.api.ts'
import { namePhrase, type SynonymList } from '#features/search/search-admin/synonym.rules.ts'
import { SynonymsDialog, type SynonymDraft } from '#features/search/search-admin/synonyms-dialog.tsx'
import { SynonymsPanel } from '#features/search/search-admin/synonyms-panel.tsx'
import { Message } from '#ui/message.tsx'
import { Section } from '#ui/section.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './search-admin.module.css'

type Work =
  | { readonly kind: 'synonyms'; readonly draft: SynonymDraft; readonly isBack?: boolean }
  | { readonly kind: 'pins'; readonly draft: PinnedQuery; readonly isNew: boolean; readonly isBack?: boolean }
  | { readonly kind: 'removeSynonyms'; readonly list: SynonymList }
  | { readonly kind: 'removePins'; readonly pinned: PinnedQuery }
type News = 'synonyms.saved' | 'synonyms.removed' | 'pins.saved' | 'pins.removed'

export const Block = () => {
  const t = useTexts('search-admin')
  const { language } = usePage().locale
  const [choice, setChoice] = useState<ReportChoice>({ days: 30 })
  const [work, setWork] = useState<Work>()
  const [news, setNews] = useState<News>()
  const report = useEndpointQuery(readReport, { query: toReportQuery(choice) }, { keepsPrevious: true })
  const synonyms = useEndpointQuery(listSynonymLists, {})
  const pins = useEndpointQuery(listPinnedQueries, { query: { language } })

  const findPins = (query: string): PinnedQuery | undefined =>
    pins.data?.pins.find((pinned) => pinned.query === namePhrase(query))
  const hasSynonym = (query: string): boolean =>
    synonyms.data?.synonyms.some(({ words }) => words.some((word) => namePhrase(word) === namePhrase(query))) ?? false
  const start = (next: Work): void => {
    setNews(undefined)
    setWork(next)
  }
  const finish = (reported: News, changed: typeof listSynonymLists | typeof listPinnedQueries): void => {
    setWork(undefined)
    setNews(reported)
    void refreshQueries(changed)
  }
  const stop = (): void => setWork(undefined)
  const editPins = (query: string): void =>
    start({ kind: 'pins', draft: findPins(query) ?? { query, documents: [] }, isNew: query === '' })
  useDraftRestore(ADMIN_DRAFT, (value) => {
    const draft = readAdminDraft(value)
    if (draft?.kind === 'synonyms') start({ kind: 'synonyms', draft, isBack: true })
    if (draft?.kind === 'pins') start({ kind: 'pins', draft, isNew: draft.isNew, isBack: true })
    return draft !== undefined
  })

  return (
    <Section space="tight">
      <div className={styles.news} role="status">
        {news && (
          <Message tone="ok" onDismiss={() => setNews(undefined)}>
            {t(news)}
          </Message>
        )}
      </div>
      <Tabs
        label={t('tabs')}
        items={[
          {
            label: t('tab.overview'),
            content: <OverviewPanel report={report} choice={choice} onChoose={setChoice} />,
          },
          {
            label: t('tab.missed'),
            content: (
              <MissedPanel
                report={report}
                choice={choice}
                onChoose={setChoice}
                hasSynonym={hasSynonym}
                isPinned={(query) => findPins(query) !== undefined}
                onAddSynonym={(queries) => start({ kind: 'synonyms', draft: { words: queries } })}
                onPin={editPins}
              />
            ),
          },
          {
            label: t('tab.synonyms'),
            content: (
              <SynonymsPanel
                synonyms={synonyms}
                onAdd={() => start({ kind: 'synonyms', draft: { words: [] } })}
                onEdit={(draft) => start({ kind: 'synonyms', draft })}
                onRemove={(list) => start({ kind: 'removeSynonyms', list })}
              />
            ),
          },
          {
            label: t('tab.pins'),
            content: (
              <PinsPanel
                pins={pins}
                onAdd={() => editPins('')}
                onEdit={({ query }) => editPins(query)}
                onRemove={(pinned) => start({ kind: 'removePins', pinned })}
              />
            ),
          },
        ]}
      />
      {work?.kind === 'synonyms' && (
        <SynonymsDialog
          draft={work.draft}
          isBack={work.isBack}
          onClose={stop}
          onSaved={() => finish('synonyms.saved', listSynonymLists)}
        />
      )}
      {work?.kind === 'pins' && (
        <PinsDialog
          draft={work.draft}
          isNew={work.isNew}
          isBack={work.isBack}
          onClose={stop}
          onSaved={() => finish('pins.saved', listPinnedQueries)}
        />
      )}
      {work?.kind === 'removeSynonyms' && (
        <RemoveDialog
          title={t('synonyms.ask')}
          text={t('synonyms.ask.text', { words: work.list.words.join(', ') })}
          endpoint={removeSynonymList}
          request={{ params: { id: work.list.id } }}
          onClose={stop}
          onRemoved={() => finish('synonyms.removed', listSynonymLists)}
        />
      )}
      {work?.kind === 'removePins' && (
        <RemoveDialog
          title={t('pins.ask')}
          text={t('pins.ask.text', { query: work.pinned.query })}
          endpoint={pinDocuments}
          request={{ query: { query: work.pinned.query }, body: { documents: [] } }}
          onClose={stop}
          onRemoved={() => finish('pins.removed', listPinnedQueries)}
        />
      )}
    </Section>
  )
}
