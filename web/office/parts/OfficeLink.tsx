import { Link } from '@tanstack/react-router'
import type { LinkProps } from '#web/ui/Link.tsx'

/** The router follows links within the office. All others load a page. */
function OfficeLink({ href, target, state, children, ...rest }: LinkProps) {
  if (target || !href.startsWith('/office'))
    return (
      <a href={href} target={target} {...rest}>
        {children}
      </a>
    )
  // The whole address, because a search stands in its query: another query is another place.
  return (
    <Link to={href as string} activeOptions={{ exact: true, includeSearch: true }} {...rest} {...(state && { state })}>
      {children}
    </Link>
  )
}

export const officeLink = (props: LinkProps) => <OfficeLink {...props} />
