import { useState } from 'react'
import { Button, ButtonLink, IconButton } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Chip, ChipRow, ChoiceChip } from '#ui/chip.tsx'
import { ComboSelect } from '#ui/combo-select.tsx'
import { TextArea, TextField } from '#ui/field.tsx'
import { FieldGroup } from '#ui/field-group.tsx'
import { Chapter, Row, Specimen, Stack } from '#ui/gallery/specimen.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { RadioGroup } from '#ui/radio.tsx'
import { Select } from '#ui/select.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './gallery.module.css'

const COUNTRIES = [
  { value: 'de', label: 'Germany' },
  { value: 'pl', label: 'Poland' },
  { value: 'us', label: 'United States' },
]
const LONG_LIST = 'Austria,Belgium,Brazil,Canada,China,France,Germany,India,Italy,Japan,Mexico,Poland,Spain,Sweden'
  .split(',')
  .map((label) => ({ value: label, label }))
const VIEWS = [
  ['All', '412'],
  ['Open', '38'],
  ['On hold', '4'],
  ['Shipped', '11'],
  ['Delivered', '348'],
] as const

const Buttons = () => {
  const t = useTexts('ui')
  const [busy, setBusy] = useState(false)
  return (
    <Specimen title="Buttons" note="A verb. Busy keeps the label and says what runs; disabled has its reason nearby." span={8}>
      <Row>
        <Button>Add to cart</Button>
        <Button variant="secondary">Compare</Button>
        <Button variant="quiet">{t('cancel')}</Button>
        <Button busy={busy} onClick={() => setBusy(true)}>
          {busy ? 'Saving' : 'Save'}
        </Button>
        <Button disabled>Approve</Button>
      </Row>
      <Row>
        <Button size="small">
          <Icon name="download" size="small" /> Export list
        </Button>
        <Button size="small" variant="secondary">
          <Icon name="cal" size="small" /> Last 12 months
        </Button>
        <Button size="small" variant="quiet">
          <Icon name="plus" size="small" /> Filter
        </Button>
        <Button size="small" variant="secondary" busy>
          Preparing invoices
        </Button>
        <IconButton label={t('close')}>
          <Icon name="close" />
        </IconButton>
      </Row>
      <div className={`${styles.heroStrip} on-hero`}>
        <ButtonLink href="#controls" variant="accent">
          Find your part
        </ButtonLink>
        <ButtonLink href="#controls" variant="ghost">
          Talk to an engineer
        </ButtonLink>
      </div>
    </Specimen>
  )
}

const Links = () => (
  <Specimen title="Links" span={4}>
    <Stack>
      <p>
        Running text with <Link href="#controls">a link in the line</Link> that is underlined.
      </p>
      <Link href="#controls" variant="onward">
        All 412 orders
      </Link>
      <Link href="#controls" variant="quiet">
        Terms of sale
      </Link>
      <Link href="https://www.iso.org" external>
        ISO 5211
      </Link>
    </Stack>
  </Specimen>
)

const Choices = () => {
  const [shipping, setShipping] = useState('ground')
  return (
    <Specimen title="Choices" span={4}>
      <Stack>
        <FieldGroup legend="Material" hint="All that fit">
          <Checkbox label="Stainless steel" count="128" defaultChecked />
          <Checkbox label="Bronze" count="14" indeterminate />
          <Checkbox label="Titanium" count="0" disabled />
        </FieldGroup>
        <Checkbox label="I accept the terms of the licence" error="Accept the terms to download." />
        <RadioGroup
          legend="Shipping"
          value={shipping}
          onChange={setShipping}
          options={[
            { value: 'ground', label: 'Ground', hint: '3 to 5 working days' },
            { value: 'air', label: 'Air', hint: 'Next working day' },
            { value: 'own', label: 'Own carrier', disabled: true },
          ]}
        />
      </Stack>
    </Specimen>
  )
}

const Fields = () => {
  const t = useTexts('ui')
  return (
    <Specimen title="Fields" note="The label stays, the hint comes before, the error says how to repair." span={8}>
      <div className={styles.fields}>
        <TextField label="Purchase order" hint="As printed on your form" defaultValue="PO-5512" />
        <TextField
          label="Purchase order"
          hint="As printed on your form"
          error="Use letters, digits and hyphens."
          defaultValue="PO 88=12"
        />
        <TextField label="Find" icon="search" placeholder="Order, reference or part number" type="search" />
        <TextField label="Cost centre" optional />
        <TextField label="Account" defaultValue="2088140" readOnly hint="Chosen in the header" />
        <TextField label="Credit limit" defaultValue="25,000.00" disabled hint="Set by your administrator" />
        <Select label="Country" placeholder={t('choose')} options={COUNTRIES} />
        <Select label="Country" defaultValue="pl" options={COUNTRIES} />
        <Select label="Ship to" placeholder={t('choose')} options={COUNTRIES} error="Choose where it goes." />
        <ComboSelect
          label="Deliver to"
          name="deliverTo"
          placeholder={t('choose')}
          options={LONG_LIST}
          hint="A long list, with a search"
        />
        <ComboSelect label="Invoice to" defaultValue="Poland" options={LONG_LIST} hint="A long list, with a search" />
        <Select label="Currency" options={[{ value: 'EUR', label: 'EUR' }]} disabled />
        <TextField label="Small field" size="small" placeholder="Part number" />
        <Select label="Small select" size="small" placeholder={t('choose')} options={COUNTRIES} />
        <TextArea
          label="What happened?"
          hint="Serial number and reading help us most."
          placeholder="The transmitter reads 4 mA…"
        />
        <TextArea label="Message" hint="Plain text" error="Write at least one sentence." />
      </div>
    </Specimen>
  )
}

const Chips = () => {
  const [view, setView] = useState('Open')
  const [filters, setFilters] = useState(['Stainless steel', 'DN 25 to DN 80', 'ATEX zone 1'])
  return (
    <Specimen title="Chips" note="Filters that can be taken off, and quick views with their count." span={12}>
      <ChipRow label="Views">
        {VIEWS.map(([name, count]) => (
          <ChoiceChip key={name} pressed={view === name} count={count} onPress={() => setView(name)}>
            {name}
          </ChoiceChip>
        ))}
      </ChipRow>
      <ChipRow label="Filters">
        {filters.map((filter) => (
          <Chip key={filter} label={filter} onRemove={() => setFilters(filters.filter((each) => each !== filter))} />
        ))}
        <Chip label="Fixed by your account" />
      </ChipRow>
    </Specimen>
  )
}

export const Controls = () => (
  <Chapter
    id="controls"
    title="Controls"
    lead="Native elements underneath: the browser brings keyboard, autofill and the phone's own pickers."
  >
    <Buttons />
    <Links />
    <Fields />
    <Choices />
    <Chips />
  </Chapter>
)
