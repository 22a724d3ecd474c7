import { Component, type ReactNode } from 'react'

interface Props {
  children: ReactNode
  /** Shown instead of a part that throws or cannot be loaded. The rest of the page stays. */
  fallback: ReactNode
}

export class ErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false }
  static getDerivedStateFromError = () => ({ broken: true })
  override render() {
    return this.state.broken ? this.props.fallback : this.props.children
  }
}
