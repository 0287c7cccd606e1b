import { useState } from 'react'
import { call } from '#browser/api.ts'
import { refreshQueries, useEndpointQuery } from '#browser/query.ts'
import { ImportPanel } from '#features/administration/data-admin/imports/import-panel.tsx'
import { describeData, listData, readDataLine, removeDataLines } from '#features/administration/data-admin/data-admin.api.ts'
import { DATA_LIST } from '#features/administration/data-admin/data-admin.rules.ts'
import { RECORDS_PREFIX } from '#features/administration/data-admin/data-pages.rules.ts'
import { gatherFilters } from '#features/administration/data-admin/line-filter.rules.ts'
import { useLineFilters } from '#features/administration/data-admin/use-line-filters.client.ts'
import { nameLine } from '#features/administration/data-admin/field-value.rules.ts'
import { KindTabs } from '#features/administration/data-admin/kind-tabs.tsx'
import { OpenRecord } from '#features/administration/data-admin/open-record.tsx'
import { listColumns, type Description, type Row } from '#features/administration/data-admin/record-columns.tsx'
import { RecordForm } from '#features/administration/data-admin/record-form.tsx'
import { Waiting } from '#features/administration/data-admin/waiting.tsx'
import { useChoiceName, useFieldName, useKindName } from '#features/administration/data-admin/use-field-name.client.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { ProofLink } from '#foundation/reauthentication/public.ts'
import { OfficeGrid, OfficePanel } from '#foundation/saved-views/public.ts'
import { lookUp } from '#kernel/look-up.ts'
import { Button } from '#ui/button.tsx'
import type { GridSelection } from '#ui/data-grid/grid-column.ts'
import { Message, type MessageTone } from '#ui/message.tsx'
import { Section } from '#ui/section.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'

/** The words of what it is made of. */
export const texts: readonly string[] = ['uploads', 'page-editor']

type Props = { kind: string; tabs: readonly { readonly kind: string; readonly path: string }[] }

const selectToRemove = (
  t: ReturnType<typeof useTexts<'data-admin'>>,
  keys: readonly string[],
  onRemove: (chosen: readonly string[], clear: () => void) => void,
): GridSelection<Row> => ({
  label: ({ line }) => nameLine(keys.map((key) => lookUp(line, key))),
  actions: (chosen, clear) => (
    <Button size="small" variant="secondary" onClick={() => onRemove(chosen, clear)}>
      {t('remove', { count: chosen.length })}
    </Button>
  ),
})

type Opened = { readonly act: 'new' | 'import' } | { readonly act: 'edit'; readonly key: string }

/** Links of other screens lead to a new line or to the import. */
const readOpened = (): Opened | undefined => {
  const act = location.hash.slice(1)
  return act === 'new' || act === 'import' ? { act } : undefined
}

/** A kind of data as its description says: the list, one line, new ones, files in and out, and who changed what. */
const Records = ({ description, kind }: { description: Description; kind: string }) => {
  const t = useTexts('data-admin')
  const nameOf = useFieldName()
  const choiceOf = useChoiceName()
  const kindName = useKindName()
  const [opened, setOpened] = useState(readOpened)
  const [news, setNews] = useState<{ tone: MessageTone; text: string }>()
  const { keys, fields, hasDrafts } = description
  const { language } = usePage().locale
  const finish = async (): Promise<void> => {
    setOpened(undefined)
    setNews({ tone: 'ok', text: t('saved') })
    await Promise.all([refreshQueries(listData), refreshQueries(readDataLine)])
  }
  const remove = async (chosen: readonly string[], clear: () => void): Promise<void> => {
    const answer = await call(removeDataLines, {
      params: { kind },
      query: { language },
      body: { keys: [...chosen] },
      errors: 'own',
    })
    if (!answer.ok) return setNews({ tone: 'bad', text: t('failed') })
    clear()
    const { removed, refused } = answer.data
    const reasons = [...new Set(refused.map(({ reason }) => reason))]
    setNews({ tone: refused.length > 0 ? 'warn' : 'ok', text: [t('removed', { count: removed }), ...reasons].join(' ') })
    await refreshQueries(listData)
  }
  const { date, dateTime } = useFormats()
  const columns = listColumns(description, { nameOf, reader: { language, date, dateTime, say: t, choiceOf } }, ({ key }) =>
    setOpened({ act: 'edit', key }),
  )
  const lineFilters = useLineFilters(fields)
  const path = `/api/back-office/v1/data/${kind}/export.csv`
  const hrefNow = (): string => {
    const given = [...new URLSearchParams(location.search)].filter(([name]) => name.startsWith(RECORDS_PREFIX))
    const { find, only = [] } = gatherFilters(
      Object.fromEntries(given.map(([name, value]) => [name.slice(RECORDS_PREFIX.length), value])),
    )
    const parameters = [...(find === undefined ? [] : [['find', String(find)]]), ...[only].flat().map((one) => ['only', one])]
    return parameters.length === 0 ? path : `${path}?${new URLSearchParams(parameters).toString()}`
  }
  const titles = {
    new: () => t('new'),
    import: () => t('import.title', { kind: kindName(kind) }),
    edit: (key: string) => nameLine(JSON.parse(key) as readonly unknown[]),
  }
  const title = opened?.act === 'edit' ? titles.edit(opened.key) : titles[opened?.act ?? 'new']()
  return (
    <OfficeGrid
      name={`data-${kind}`}
      caption={kindName(kind)}
      endpoint={listData}
      params={{ kind }}
      list={DATA_LIST}
      prefix={RECORDS_PREFIX}
      columns={columns}
      filters={[{ key: 'find', label: t('find'), kind: 'text', isFirst: true }, ...lineFilters]}
      shapeQuery={gatherFilters}
      rowsOf={({ rows }) => rows}
      rowKey={({ key }) => key}
      hasOwnExport
      selection={selectToRemove(t, keys, (chosen, clear) => void remove(chosen, clear))}
      tools={
        <>
          <Button size="small" onClick={() => setOpened({ act: 'new' })}>
            {t('new')}
          </Button>
          <Button size="small" variant="secondary" onClick={() => setOpened({ act: 'import' })}>
            {t('import')}
          </Button>
          <ProofLink variant="secondary" size="small" href={path} hrefNow={hrefNow}>
            {t('export')}
          </ProofLink>
        </>
      }
      panel={
        opened && (
          <OfficePanel key={JSON.stringify(opened)} title={title} onClose={() => setOpened(undefined)}>
            {opened.act === 'import' && <ImportPanel kind={kind} />}
            {opened.act === 'new' && (
              <RecordForm {...{ kind, keys, fields, hasDrafts }} line={undefined} onSaved={() => void finish()} />
            )}
            {opened.act === 'edit' && <OpenRecord {...{ description }} dataKey={opened.key} onSaved={() => void finish()} />}
          </OfficePanel>
        )
      }
    >
      {news && (
        <Message tone={news.tone} live onDismiss={() => setNews(undefined)}>
          {news.text}
        </Message>
      )}
    </OfficeGrid>
  )
}

export const Block = ({ kind, tabs }: Props) => {
  const t = useTexts('data-admin')
  const { language } = usePage().locale
  const described = useEndpointQuery(describeData, { params: { kind }, query: { language } })
  return (
    <>
      {tabs.length > 1 && <KindTabs {...{ kind, tabs }} />}
      {described.data?.mayRead ? (
        <Records key={kind} kind={kind} description={described.data} />
      ) : (
        <Section space="tight">
          {described.data ? <Message tone="info">{t('no-right')}</Message> : <Waiting>{t('loading')}</Waiting>}
        </Section>
      )}
    </>
  )
}
