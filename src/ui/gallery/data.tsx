import { useState } from 'react'
import { Badge, Tag, type BadgeSign, type BadgeTone } from '#ui/badge.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Chapter, Row, Specimen, Stack } from '#ui/gallery/specimen.tsx'
import { Link } from '#ui/link.tsx'
import { Pager } from '#ui/pager.tsx'
import { EmptyState } from '#ui/state.tsx'
import { Table, type Column } from '#ui/table.tsx'
import type { Sort } from '#ui/table.rules.ts'
import { useFormats } from '#ui/use-formats.ts'
import { Button } from '#ui/button.tsx'
import styles from './gallery.module.css'

type Order = {
  number: string
  reference: string
  placed: string
  tone: BadgeTone
  sign?: BadgeSign
  status: string
  site: string
  lines: number
  minor: bigint
}

const ORDERS: readonly Order[] = [
  {
    number: '40091188',
    reference: 'PO-5512',
    placed: '2026-11-14',
    tone: 'idle',
    status: 'Confirmed',
    site: 'Stavanger, unit 2',
    lines: 6,
    minor: 1_707_600n,
  },
  {
    number: '40091152',
    reference: 'PO-5509',
    placed: '2026-11-13',
    tone: 'idle',
    sign: 'half',
    status: 'In production',
    site: 'Stavanger, unit 2',
    lines: 2,
    minor: 569_200n,
  },
  {
    number: '40091147',
    reference: 'PO-5507',
    placed: '2026-11-13',
    tone: 'info',
    status: 'Part shipped',
    site: 'Mongstad',
    lines: 14,
    minor: 2_341_850n,
  },
  {
    number: '40091066',
    reference: 'PO-5498',
    placed: '2026-11-10',
    tone: 'warn',
    status: 'On hold',
    site: 'Kårstø',
    lines: 3,
    minor: 884_200n,
  },
  {
    number: '40090977',
    reference: 'PO-5490',
    placed: '2026-11-06',
    tone: 'ok',
    status: 'Delivered',
    site: 'Stavanger, unit 2',
    lines: 22,
    minor: 3_120_475n,
  },
  {
    number: '40090918',
    reference: 'PO-5481',
    placed: '2026-11-03',
    tone: 'bad',
    status: 'Cancelled',
    site: 'Mongstad',
    lines: 1,
    minor: 198_000n,
  },
]

const compareBy: Record<string, (a: Order, b: Order) => number> = {
  number: (a, b) => a.number.localeCompare(b.number),
  placed: (a, b) => a.placed.localeCompare(b.placed),
  total: (a, b) => Number(a.minor - b.minor),
}

const sortOrders = (sort: Sort): Order[] => {
  const sorted = ORDERS.toSorted(compareBy[sort.column])
  return sort.direction === 'ascending' ? sorted : sorted.toReversed()
}

const useColumns = (): Column<Order>[] => {
  const formats = useFormats()
  return [
    {
      key: 'number',
      header: 'Order',
      rowHeader: true,
      sortable: true,
      cell: (order) => <Link href="#data">{order.number}</Link>,
    },
    { key: 'reference', header: 'Your reference', cell: (order) => order.reference },
    { key: 'placed', header: 'Placed', sortable: true, cell: (order) => formats.date(order.placed) },
    {
      key: 'status',
      header: 'Status',
      phone: 'end',
      cell: (order) => (
        <Badge tone={order.tone} sign={order.sign}>
          {order.status}
        </Badge>
      ),
    },
    { key: 'site', header: 'Ship to', phone: 'hidden', cell: (order) => order.site },
    { key: 'lines', header: 'Lines', numeric: true, phone: 'hidden', cell: (order) => formats.number(order.lines) },
    {
      key: 'total',
      header: 'Total',
      numeric: true,
      sortable: true,
      cell: (order) => <strong>{formats.money({ minor: order.minor, currency: 'EUR' })}</strong>,
    },
  ]
}

const Orders = () => {
  const columns = useColumns()
  const [sort, setSort] = useState<Sort>({ column: 'placed', direction: 'descending' })
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['40091152', '40091147']))
  const [dense, setDense] = useState(false)
  const [busy, setBusy] = useState(false)
  return (
    <Specimen
      title="Table"
      note="Numbers right, no zebra, no vertical lines. On a phone each row becomes a block."
      span={12}
      flush
    >
      <div className={styles.toolbar}>
        <Checkbox label="Dense rows" checked={dense} onChange={() => setDense(!dense)} />
        <Checkbox label="New rows on their way" checked={busy} onChange={() => setBusy(!busy)} />
      </div>
      <Table
        caption="Orders"
        columns={columns}
        rows={sortOrders(sort)}
        rowKey={(order) => order.number}
        sort={sort}
        onSort={setSort}
        dense={dense}
        busy={busy}
        selection={{
          selected,
          onChange: setSelected,
          label: (order) => order.number,
          actions: (
            <>
              <Link href="#data">Download invoices</Link>
              <Link href="#data">Order again</Link>
            </>
          ),
        }}
      />
    </Specimen>
  )
}

const Pages = () => {
  const [page, setPage] = useState(4)
  return (
    <Specimen title="Pages" span={6}>
      <Stack>
        <Pager page={page} pages={20} hrefFor={(each) => `#page-${each}`} onPage={setPage} />
        <Pager label="Pages of a short list" page={1} pages={5} />
      </Stack>
    </Specimen>
  )
}

export const Data = () => {
  const columns = useColumns()
  return (
    <Chapter id="data" title="Data" lead="Numbers are content: tabular figures, right-aligned, never shortened in tables.">
      <Orders />
      <Specimen title="Badges" note="Dot is done, half is under way, ring has not begun, diamond needs attention." span={6}>
        <Row>
          <Badge tone="ok">Delivered</Badge>
          <Badge tone="info">Shipped</Badge>
          <Badge sign="half">In production</Badge>
          <Badge>Confirmed</Badge>
          <Badge tone="warn">On hold</Badge>
          <Badge tone="bad">Denied</Badge>
        </Row>
        <Row>
          <Tag>Current</Tag>
          <Tag>PDF, 2.4 MB</Tag>
          <Tag>Replaces V5011</Tag>
        </Row>
      </Specimen>
      <Pages />
      <Specimen title="Table without rows" span={12} flush>
        <Table
          caption="Orders of November"
          columns={columns}
          rows={[]}
          rowKey={(order) => order.number}
          empty={
            <EmptyState
              title="No orders match"
              headingLevel={4}
              action={
                <Button size="small" variant="secondary">
                  Show last 12 months
                </Button>
              }
            >
              Nothing was placed for this account between 1 and 14 November. Widen the dates, or look at all accounts.
            </EmptyState>
          }
        />
      </Specimen>
    </Chapter>
  )
}
