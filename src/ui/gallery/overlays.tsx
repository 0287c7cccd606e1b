import { useState, type ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { Chapter, Row, Specimen, Stack } from '#ui/gallery/specimen.tsx'
import { Menu, type MenuItem } from '#ui/menu.tsx'
import { RadioGroup } from '#ui/radio.tsx'
import { useToast } from '#ui/toast.tsx'
import { useTexts } from '#ui/use-texts.tsx'

const ACTIONS: readonly MenuItem[] = [
  { key: 'again', label: 'Order again', icon: 'refresh' },
  { key: 'invoice', label: 'Download invoice', icon: 'download', description: 'PDF, 84 kB' },
  { key: 'track', label: 'Track parcel', icon: 'truck', href: '#overlays' },
  { key: 'return', label: 'Return parts', icon: 'box', disabled: true, description: 'Open until 1 November' },
  { key: 'cancel', label: 'Cancel order', icon: 'trash', destructive: true, separated: true },
]

type OpenDialog = 'question' | 'alert' | 'wide' | 'long' | undefined
type DialogPartProps = { open: boolean; onClose: () => void }

const Answers = ({ safe, confirm, onClose }: { safe: string; confirm: string; onClose: () => void }) => (
  <>
    <Button variant="secondary" onClick={onClose}>
      {safe}
    </Button>
    <Button onClick={onClose}>{confirm}</Button>
  </>
)

const Question = ({ open, onClose }: DialogPartProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    closeOnOutsideClick
    title="Save this list under which name?"
    description="Saved lists are seen by everyone at your account."
    footer={<Answers safe={useTexts('ui')('cancel')} confirm="Save list" onClose={onClose} />}
  >
    <TextField label="Name" defaultValue="Spring shutdown" data-autofocus />
  </Dialog>
)

const Interruption = ({ open, onClose }: DialogPartProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    alert
    title="Still there?"
    footer={<Answers safe="Sign out now" confirm="Keep me signed in" onClose={onClose} />}
  >
    You will be signed out in 87 seconds because nothing has happened for a while. Your cart and this page are kept either way.
  </Dialog>
)

const SITES = [
  'Larkfield Logistics, Doncaster',
  'Larkfield Logistics, Leeds',
  'Larkfield Cold Chain, Felixstowe',
  'Harrow Parcel, Coventry',
]

const AccountChoice = ({ open, onClose }: DialogPartProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    size="wide"
    title="Choose the account you order for"
    description="Prices, stock and orders follow this choice. Your cart is kept per account."
    footer={<Answers safe={useTexts('ui')('cancel')} confirm="Proceed" onClose={onClose} />}
  >
    <Stack>
      <TextField label="Find account" hideLabel icon="search" placeholder="Number, name, city or postal code" />
      <RadioGroup legend="Accounts" defaultValue="1" options={SITES.map((label, at) => ({ value: String(at), label }))} />
    </Stack>
  </Dialog>
)

const Terms = ({ open, onClose }: DialogPartProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    title="Read the licence"
    footer={<Answers safe="Decline" confirm="Accept" onClose={onClose} />}
  >
    <Stack>
      {Array.from({ length: 12 }, (_, at) => (
        <p key={at}>
          {at + 1}. The software is licensed, not sold. You may use it with the equipment it was delivered for, at the site named
          in the order, and keep one copy for safety.
        </p>
      ))}
    </Stack>
  </Dialog>
)

const DIALOGS: readonly [Exclude<OpenDialog, undefined>, string, (props: DialogPartProps) => ReactNode][] = [
  ['question', 'Ask a question', Question],
  ['alert', 'Interrupt', Interruption],
  ['wide', 'Choose an account', AccountChoice],
  ['long', 'Long text', Terms],
]

export const Overlays = () => {
  const { show } = useToast()
  const [opened, setOpened] = useState<OpenDialog>()
  return (
    <Chapter
      id="overlays"
      title="Overlays"
      lead="At most one at a time. The title is the question; the safe action left, the wanted one right."
    >
      <Specimen title="Dialogs" note="Focus goes in, stays in and returns. On a phone they rise as a sheet." span={6}>
        <Row>
          {DIALOGS.map(([name, label]) => (
            <Button key={name} variant="secondary" onClick={() => setOpened(name)}>
              {label}
            </Button>
          ))}
        </Row>
        {DIALOGS.map(([name, , Part]) => (
          <Part key={name} open={opened === name} onClose={() => setOpened(undefined)} />
        ))}
      </Specimen>
      <Specimen title="Menu" note="Its script is fetched when someone reaches for it." span={6}>
        <Row>
          <Menu label="Order 40091188" items={ACTIONS} onAction={(key) => show({ text: `Chosen: ${key}` })} />
          <Menu label="More" variant="quiet" size="small" items={ACTIONS.slice(0, 2)} />
        </Row>
      </Specimen>
    </Chapter>
  )
}
