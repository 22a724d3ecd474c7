import { type ComponentProps, createContext, type ReactNode, useContext } from 'react'

export type LinkProps = ComponentProps<'a'> & {
  href: string
  /** What the history entry of the target keeps. Only a router can keep it. */
  state?: object | undefined
}

function PlainLink({ children, ...props }: LinkProps): ReactNode {
  const attributes = { ...props }
  delete attributes.state
  return <a {...attributes}>{children}</a>
}

/** A link within the site. It loads a page unless a router is provided by context. */
export const LinkContext = createContext(PlainLink)

export const Link = (props: LinkProps) => useContext(LinkContext)(props)
