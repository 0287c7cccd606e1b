import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Chapter, Row, Specimen, Stack } from '#ui/gallery/specimen.tsx'
import { Link } from '#ui/link.tsx'
import { LoadingOverlay } from '#ui/loading-overlay.tsx'
import { Message } from '#ui/message.tsx'
import { Progress } from '#ui/progress.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { EmptyState, ErrorState } from '#ui/state.tsx'
import { useToast } from '#ui/toast.tsx'
import { useTexts } from '#ui/use-texts.tsx'

const Messages = () => {
  const [isNoteShown, setNoteShown] = useState(true)
  return (
    <Specimen title="Messages" note="A sign, a colour and words; what failed, what is safe, what to do." span={6}>
      <Stack>
        <Message tone="ok">Site added. It waits for approval.</Message>
        <Message tone="warn">Licence and form files cannot go in one download.</Message>
        <Message tone="bad" title="We could not reach the order system">
          Your cart is kept. <Link href="#feedback">Try again</Link> in a minute.
        </Message>
        {isNoteShown && (
          <Message tone="info" onDismiss={() => setNoteShown(false)}>
            Prices change on 1 January. Orders placed before keep today’s price.
          </Message>
        )}
      </Stack>
    </Specimen>
  )
}

const Toasts = () => {
  const { show } = useToast()
  return (
    <Specimen title="Toasts" note="Go after 7 seconds, and wait while you point at them." span={6}>
      <Row>
        <Button size="small" variant="secondary" onClick={() => show({ tone: 'ok', text: 'Saved to “Spring shutdown”.' })}>
          Done
        </Button>
        <Button
          size="small"
          variant="secondary"
          onClick={() =>
            show({
              text: 'Line removed.',
              action: { label: 'Undo', onAction: () => show({ tone: 'ok', text: 'Line is back.' }) },
            })
          }
        >
          With an action
        </Button>
        <Button
          size="small"
          variant="secondary"
          onClick={() => show({ tone: 'bad', text: 'The file could not be read. Nothing was ordered.', hideAfter: 'never' })}
        >
          Stays
        </Button>
        <Button size="small" variant="secondary" onClick={() => show({ tone: 'warn', text: 'Two parts are on back order.' })}>
          Attention
        </Button>
      </Row>
    </Specimen>
  )
}

const Overlay = () => {
  const [active, setActive] = useState(true)
  return (
    <Specimen title="Loading overlay" span={6}>
      <LoadingOverlay active={active} text="Pricing for 2088140">
        <Stack>
          <h4>Control valve V5011, DN 50</h4>
          <p>Two-way, stainless steel, flanged PN 16. Ships from Geleen in 5 working days; the price follows your account.</p>
          <Row>
            <Button size="small">Add to cart</Button>
            <Button size="small" variant="secondary">
              Compare
            </Button>
          </Row>
        </Stack>
      </LoadingOverlay>
      <Row>
        <Button size="small" variant="quiet" onClick={() => setActive(!active)}>
          {active ? 'Show the result' : 'Load again'}
        </Button>
      </Row>
    </Specimen>
  )
}

export const Feedback = () => {
  const t = useTexts('ui')
  const [retrying, setRetrying] = useState(false)
  return (
    <Chapter id="feedback" title="Feedback" lead="What runs, what is done, what failed, and what to do next.">
      <Messages />
      <Specimen title="Progress" note="Long jobs show the file, the count and the share." span={6}>
        <Stack>
          <Progress label="Invoices.zip" detail="148 of 412 invoices" value={148} max={412} />
          <Progress label="Drawings.zip" detail="ready" value={1} max={1} />
          <Progress label="Checking stock" />
          <Row>
            <Spinner size="small" /> <Spinner /> <Spinner size="large" /> {t('loading')}
          </Row>
        </Stack>
      </Specimen>
      <Toasts />
      <Overlay />
      <Specimen title="Skeletons" note="In the shape of the result, after 200 ms." span={4}>
        <SkeletonGroup>
          <Skeleton shape="title" width="half" />
          <Skeleton shape="block" />
          <Skeleton />
          <Skeleton width="long" />
          <Skeleton width="short" />
        </SkeletonGroup>
      </Specimen>
      <Specimen title="Empty" span={4}>
        <EmptyState
          title="No orders match"
          headingLevel={4}
          action={
            <Button size="small" variant="secondary">
              Show last 12 months
            </Button>
          }
        >
          Nothing was placed between 1 and 14 November. Widen the dates, or look at all accounts.
        </EmptyState>
      </Specimen>
      <Specimen title="Error" span={4}>
        <ErrorState headingLevel={4} retrying={retrying} onRetry={() => setRetrying(true)}>
          The order system does not answer. Your cart is kept, nothing was ordered.
        </ErrorState>
      </Specimen>
    </Chapter>
  )
}
