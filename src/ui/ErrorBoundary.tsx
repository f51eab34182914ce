import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Rendered instead of the children after an error; `retry` renders the children again. */
  fallback: (error: unknown, retry: () => void) => ReactNode;
  /** Called for each error, once the fallback is shown. */
  onError?: () => void;
}

interface ErrorBoundaryState {
  failure: { error: unknown } | null;
}

/** Contains errors thrown while rendering or loading its children. */
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
