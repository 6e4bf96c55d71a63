import type { ReactNode } from "react";

/** The date of the last update, which every legal page shows. */
const DATED = "April 15, 2025";

/** Texts with more sections than this have a table of contents. */
const MANY_SECTIONS = 8;

/** One numbered section of a legal text. */
export interface LegalSection {
  title: string;
  body: ReactNode;
}

interface LegalDocumentProps {
  title: string;
  /** Sections of the legal text, numbered in array order. */
  sections: readonly LegalSection[];
}

/** Renders a legal text with numbered sections. */
export function LegalDocument({ title, sections }: LegalDocumentProps) {
  return (
    <article>
      <h1 className="text-2xl leading-tight font-bold">{title}</h1>
      <p className="text-muted-foreground mt-2">Last updated: {DATED}</p>
      {sections.length > MANY_SECTIONS && <Contents sections={sections} />}
      {sections.map((section, index) => (
        <section
          key={section.title}
          id={sectionId(index)}
          className="legal-text mt-9 scroll-mt-4 target:outline-none"
        >
          <h2 className="text-lg font-semibold">
            {index + 1}. {section.title}
          </h2>
          {section.body}
        </section>
      ))}
    </article>
  );
}

function Contents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <details className="bg-card mt-6 rounded-xl border">
      <summary className="cursor-pointer rounded-xl px-4 py-3 font-semibold">Contents</summary>
      <nav aria-label="Contents" className="px-4 pb-3">
        <ol className="gap-x-8 sm:columns-2">
          {sections.map((section, index) => (
            <li key={section.title}>
              <a
                href={`#${sectionId(index)}`}
                className="hover:text-primary block py-2.5 underline-offset-4 hover:underline"
              >
                {index + 1}. {section.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  );
}

function sectionId(index: number): string {
  return `section-${index + 1}`;
}
