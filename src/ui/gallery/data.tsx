import { useState } from 'react'
import { Badge, Tag } from '#ui/badge.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { sortOrders, type Order } from '#ui/gallery/sample-orders.ts'
import { Chapter, Row, Specimen, Stack } from '#ui/gallery/specimen.tsx'
import { Link } from '#ui/link.tsx'
import { Pager } from '#ui/pager.tsx'
import { PriceLine } from '#ui/price-line.tsx'
import { EmptyState } from '#ui/state.tsx'
import { Table, type Column } from '#ui/table.tsx'
import type { Sort } from '#ui/table.rules.ts'
import { useFormats } from '#ui/use-formats.ts'
import { Button } from '#ui/button.tsx'
import styles from './gallery.module.css'

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
    { key: 'placed', header: 'Placed', sortable: true, cell: (order) => formats.date(order.placed), isOneLine: true },
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

const usd = (minor: bigint) => ({ minor, currency: 'USD' })
const BREAKS = [
  { from: 1000, price: usd(410n) },
  { from: 5000, price: usd(385n) },
]

const Prices = () => (
  <Specimen title="Prices" note="A price unit and breaks are small; what has no price is on request." span={6}>
    <Stack>
      <div>
        <PriceLine price={usd(129_900n)} />
      </div>
      <div>
        <PriceLine price={usd(435n)} per={100} breaks={BREAKS} />
      </div>
      <div>
        <PriceLine price={undefined} />
      </div>
    </Stack>
  </Specimen>
)

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
      <Prices />
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
