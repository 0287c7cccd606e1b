import type { Link } from '#foundation/blocks/public.ts'

type FooterColumnProps = {
  heading: string
  links: readonly Link[]
  /** The link that leads to the site one is on. */
  here?: string
}

export const FooterColumn = ({ heading, links, here }: FooterColumnProps) => (
  <div>
    <h2>{heading}</h2>
    <ul>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href} aria-current={href === here ? 'true' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  </div>
)
