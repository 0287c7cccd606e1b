import type { ReactNode } from 'react'
import { en } from '#features/accounts/account-settings/texts/en.ts'
import { makePage, renderPortal } from '#foundation/portal-messages/testing/render-portal.tsx'

export const renderAccount = (children: ReactNode, page = makePage()) => renderPortal(children, page, { 'account-settings': en })
