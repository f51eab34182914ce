import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** What stands in for the children after they failed; `retry` renders them anew. */
  fallback: (error: unknown, retry: () => void) => ReactNode;
  /** Told of each failure, once the fallback is shown. */
  onError?: () => void;
}

interface ErrorBoundaryState {
  failure: { error: unknown } | null;
}

/** Keeps a failure while rendering, or while fetching a script, from taking more of the page than its children. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: { error } };
  }

  override componentDidCatch(): void {
    this.props.onError?.();
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    return this.props.fallback(failure.error, () => {
      this.setState({ failure: null });
    });
  }
}
