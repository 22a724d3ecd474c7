import { Component, type ReactNode } from 'react'

interface Props {
  children: ReactNode
  /** Shown where the part should be when it breaks or cannot be loaded; the rest of the page stands. */
  fallback: ReactNode
}

export class ErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false }
  static getDerivedStateFromError = () => ({ broken: true })
  override render() {
    return this.state.broken ? this.props.fallback : this.props.children
  }
}
