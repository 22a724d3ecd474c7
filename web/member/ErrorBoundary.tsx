import { Component, type ErrorInfo, type ReactNode } from 'react'
import type { Language } from '#domain/words/catalogue.ts'
import { Broken } from './Broken.tsx'

interface Props {
  language: Language
  children: ReactNode
}

/** The last net: whatever a screen's own did not catch. A class, since React offers no other way. */
export class ErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    console.error(error, componentStack)
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return (
      <main className="wrap">
        <Broken language={this.props.language} />
      </main>
    )
  }
}
