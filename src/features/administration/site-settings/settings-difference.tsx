import { writeValue } from '#features/administration/site-settings/setting-draft.rules.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Message } from '#ui/message.tsx'
import { Table, type Column } from '#ui/table.tsx'
import { useTexts } from '#ui/use-texts.tsx'

export type Difference = {
  readonly changes: readonly {
    readonly kind: 'config' | 'flag'
    readonly key: string
    readonly before?: unknown
    readonly after?: unknown
  }[]
  readonly problems: readonly { readonly path: string; readonly message: string }[]
}

type DifferenceProps = {
  difference: Difference
  isBusy: boolean
  problem: string | undefined
  onSave: () => void
  onClose: () => void
}

type Texts = ReturnType<typeof useTexts<'site-settings'>>
type Change = Difference['changes'][number]

const say = (t: Texts, value: unknown): string => writeValue(value) || t('asInstalled')

const listColumns = (t: Texts, problems: Difference['problems']): Column<Change>[] => [
  { key: 'key', header: t('setting'), rowHeader: true, cell: ({ key }) => key },
  { key: 'before', header: t('before'), phone: 'full', cell: ({ before }) => <del>{say(t, before)}</del> },
  { key: 'after', header: t('after'), phone: 'full', cell: ({ after }) => <ins>{say(t, after)}</ins> },
  {
    key: 'state',
    header: t('state'),
    phone: 'full',
    cell: ({ kind, key }) => {
      const found = problems.find(({ path }) => path === `${kind}.${key}`)
      return found ? <Badge tone="bad">{found.message}</Badge> : <Badge tone="ok">{t('valid')}</Badge>
    },
  },
]

/** The changes before they are saved. */
export const SettingsDifference = ({ difference: { changes, problems }, isBusy, problem, onSave, onClose }: DifferenceProps) => {
  const t = useTexts('site-settings')
  const columns = listColumns(t, problems)
  return (
    <Dialog
      open
      size="wide"
      title={t('difference')}
      description={t('difference.text')}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button busy={isBusy} disabled={problems.length > 0 || changes.length === 0} onClick={onSave}>
            {t('save', { count: changes.length })}
          </Button>
        </>
      }
    >
      <Table caption={t('difference')} columns={columns} rows={changes} rowKey={({ kind, key }) => `${kind}.${key}`} />
      {problems.length > 0 && <Message tone="bad">{t('invalid')}</Message>}
      {problem !== undefined && (
        <Message tone="bad" live>
          {problem}
        </Message>
      )}
    </Dialog>
  )
}
