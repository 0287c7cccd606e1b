import type { ConnectionState } from '#features/buying/procurement/connection/connection.rules.ts'
import type { PageConnection } from '#features/buying/procurement/page/connection-door.client.ts'
import { RowButton } from '#foundation/saved-views/public.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { Table, type Column } from '#ui/table.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'

const TONES: Readonly<Record<ConnectionState, BadgeTone>> = { works: 'ok', unused: 'info', failed: 'bad', off: 'idle' }

type ConnectionTableProps = {
  readonly connections: readonly PageConnection[]
  readonly open: string | undefined
  readonly isOffice: boolean
  readonly onChoose: (id: string) => void
}

const useColumns = ({ open, isOffice, onChoose }: ConnectionTableProps): readonly Column<PageConnection>[] => {
  const t = useTexts('procurement')
  const { dateTime } = useFormats()
  return [
    {
      key: 'name',
      header: t('connection'),
      rowHeader: true,
      phone: 'full',
      cell: ({ id, name }) => (
        <RowButton aria-pressed={id === open} onClick={() => onChoose(id)}>
          {name}
        </RowButton>
      ),
    },
    ...(isOffice
      ? [{ key: 'company', header: t('company'), phone: 'full' as const, cell: ({ company }: PageConnection) => company }]
      : []),
    { key: 'identity', header: t('identity'), phone: 'hidden', cell: ({ identity }) => identity },
    { key: 'person', header: t('person'), phone: 'hidden', cell: ({ personName, person }) => personName || person },
    { key: 'costCentre', header: t('costCentre'), phone: 'hidden', cell: ({ costCentre }) => costCentre ?? '–' },
    {
      key: 'lastUsed',
      header: t('lastUsed'),
      phone: 'start',
      cell: ({ lastUsedAt }) => (lastUsedAt === null ? '–' : dateTime(lastUsedAt)),
    },
    {
      key: 'state',
      header: t('state'),
      phone: 'end',
      cell: ({ state }) => <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>,
    },
  ]
}

export const ConnectionTable = (props: ConnectionTableProps) => {
  const t = useTexts('procurement')
  return <Table caption={t('title')} columns={useColumns(props)} rows={props.connections} rowKey={({ id }) => id} />
}
