import type { ComponentProps, MouseEvent } from 'react'
import { requestReauthentication } from '#foundation/reauthentication/request-reauthentication.client.ts'
import { ButtonLink } from '#ui/button.tsx'

type ProofLinkProps = Omit<ComponentProps<typeof ButtonLink>, 'onClick' | 'href'> & {
  href: string
  /** Where the file is at the time of the click, such as with the filters of a list. */
  hrefNow?: () => string
}

/** A file that the server sends after fresh proof only: the dialog comes first, or the browser would show a refusal [T-103]. */
export const ProofLink = ({ href, hrefNow = () => href, ...rest }: ProofLinkProps) => {
  const follow = async (event: MouseEvent): Promise<void> => {
    event.preventDefault()
    if (await requestReauthentication()) location.assign(hrefNow())
  }
  return <ButtonLink {...rest} href={href} download onClick={(event) => void follow(event)} />
}
