"use client";

import { Component, type ReactNode } from "react";
import { FailedScreen } from "@/components/shared/failed-screen";

interface ScreenBoundaryProps {
  /** The path of the screen. Another path removes the error. */
  path: string;
  children: ReactNode;
}

interface ScreenBoundaryState {
  failure: { error: unknown } | null;
}

/** Replaces a screen that throws by an error with "Try again". The navigation stays. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, ScreenBoundaryState> {
  override state: ScreenBoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): ScreenBoundaryState {
    return { failure: { error } };
  }

  override componentDidUpdate(before: ScreenBoundaryProps): void {
    if (this.state.failure && before.path !== this.props.path) this.setState({ failure: null });
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return <FailedScreen error={failure.error} retry={() => this.setState({ failure: null })} />;
  }
}
