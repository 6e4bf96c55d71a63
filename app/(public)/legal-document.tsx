import type { ReactNode } from "react";

/** The day the policies are of (specification, "Legal pages"). */
const DATED = "April 15, 2025";

interface LegalDocumentProps {
  title: string;
  /** Numbered in the order in which they are given. */
  sections: readonly { title: string; body: ReactNode }[];
}

/** A legal text in numbered sections, set to be read. */
export function LegalDocument({ title, sections }: LegalDocumentProps) {
  return (
    <article>
      <h1 className="text-3xl leading-tight font-bold md:text-4xl">{title}</h1>
      <p className="text-muted-foreground mt-2">Last updated: {DATED}</p>
      {sections.map((section, index) => (
        <section key={section.title} className="legal-text mt-9">
          <h2 className="text-xl font-semibold">
            {index + 1}. {section.title}
          </h2>
          {section.body}
        </section>
      ))}
    </article>
  );
}
