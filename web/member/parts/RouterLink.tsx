import { Link, useRouter } from '@tanstack/react-router'
import { isProtected } from '#domain/screens.ts'
import type { LinkProps } from '#web/ui/Link.tsx'

/** Links within the member area go through the router. All others load a page. */
function RouterLink({ href, target, state, children, ...rest }: LinkProps) {
  const { parseSearch } = useRouter().options
  const [address = '', hash] = href.split('#')
  const [path = '', query] = address.split('?')
  if (target || !isProtected(path))
    return (
      <a href={href} target={target} {...rest}>
        {children}
      </a>
    )
  return (
    <Link
      to={path}
      {...rest}
      {...(query && { search: parseSearch(query) })}
      {...(hash && { hash })}
      {...(state && { state })}
    >
      {children}
    </Link>
  )
}

export const routerLink = (props: LinkProps) => <RouterLink {...props} />
