import type { ReactNode } from 'react'
import { Slot } from '#foundation/blocks/public.ts'
import type { IconName } from '#ui/icon-names.ts'
import { EmptyState } from '#ui/state.tsx'
import { useTexts } from '#ui/use-texts.tsx'

/** Kinds of data whose lists say what belongs there while they are empty. */
export type ExpectedKind =
  | 'orders'
  | 'invoices'
  | 'tools'
  | 'documents'
  | 'publications'
  | 'software'
  | 'articles'
  | 'courses'
  | 'sites'
  | 'products'
  | 'dealers'
  | 'equipment'

declare module '#foundation/blocks/public.ts' {
  interface SlotProps {
    /** The way to bring a kind of data, for admins of a site that has none of it yet. */
    readonly 'setup-hint': { readonly kind: ExpectedKind }
  }
}

type NothingYetProps = {
  kind: ExpectedKind
  title: string
  icon?: IconName
  headingLevel?: 2 | 3 | 4
  /** After the sentence: what one can do about it. */
  children?: ReactNode
}

/** An empty list without filters: what belongs there, and for admins of a new site where it comes from. */
export const NothingYet = ({ kind, title, children, ...look }: NothingYetProps) => {
  const t = useTexts('portal-messages')
  return (
    <EmptyState title={title} {...look} action={<Slot name="setup-hint" props={{ kind }} />}>
      {t(`belongs.${kind}`)} {children}
    </EmptyState>
  )
}
