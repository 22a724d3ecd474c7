import { type ComponentProps, createContext, type ReactNode, useContext } from 'react'

export type LinkProps = ComponentProps<'a'> & {
  href: string
  /** The state of the target's history entry. Only a router can store it. */
  state?: object | undefined
}

function PlainLink({ children, ...props }: LinkProps): ReactNode {
  const attributes = { ...props }
  delete attributes.state
  return <a {...attributes}>{children}</a>
}

/** A link within the site. It loads a page, unless the context provides a router. */
export const LinkContext = createContext(PlainLink)

export const Link = (props: LinkProps) => useContext(LinkContext)(props)
