/** An e-mail address that wraps before its @ and not in the middle of a name. */
export function EmailText({ children }: { children: string }) {
  const at = children.indexOf('@')
  if (at < 0) return children
  return (
    <>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </>
  )
}
