/*
 * The colours of app/globals.css in the form that mail clients support. Many clients drop style sheets, so the light
 * theme is in inline styles. The dark theme, for clients that read style sheets, overrides them with `!important`.
 */
const light = {
  page: "#f8f5ef",
  card: "#fefdfb",
  text: "#29221c",
  muted: "#655c52",
  border: "#e1dbd1",
  primary: "#2f5b34",
  onPrimary: "#fbfdf8",
};
const dark: typeof light = {
  page: "#1a1714",
  card: "#24211d",
  text: "#f0ece5",
  muted: "#b8afa5",
  border: "#3b3732",
  primary: "#97d096",
  onPrimary: "#0f2312",
};

const font = { fontFamily: "Figtree, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif" };
const breaking = { overflowWrap: "anywhere", wordBreak: "break-word" } as const;

/** Inline styles of a mail's elements. */
export const mailStyle = {
  page: { backgroundColor: light.page, margin: 0, padding: "24px 12px", ...font },
  frame: { maxWidth: "560px", margin: "0 auto" },
  name: { color: light.primary, fontSize: "18px", fontWeight: 700, margin: "0 0 12px 4px" },
  card: {
    backgroundColor: light.card,
    border: `1px solid ${light.border}`,
    borderRadius: "12px",
    padding: "24px",
  },
  heading: {
    color: light.text,
    fontSize: "22px",
    lineHeight: "28px",
    fontWeight: 700,
    margin: "0 0 8px",
    ...breaking,
  },
  text: {
    color: light.text,
    fontSize: "16px",
    lineHeight: "24px",
    margin: "12px 0",
    ...breaking,
  },
  button: {
    backgroundColor: light.primary,
    color: light.onPrimary,
    borderRadius: "10px",
    fontSize: "16px",
    fontWeight: 600,
    padding: "14px 22px",
    margin: "16px 0 8px",
  },
  title: {
    color: light.muted,
    fontSize: "14px",
    lineHeight: "20px",
    fontWeight: 600,
    margin: "20px 0 4px",
    borderBottom: `1px solid ${light.border}`,
    paddingBottom: "4px",
    ...breaking,
  },
  cell: { borderBottom: `1px solid ${light.border}`, padding: "8px 0", verticalAlign: "top" },
  quantity: {
    color: light.text,
    fontSize: "16px",
    lineHeight: "24px",
    fontWeight: 700,
    margin: 0,
    whiteSpace: "nowrap",
  },
  // The two parts of a mail line are beside each other where there is space, also in mail programs that
  // ignore style sheets.
  part: { display: "inline-block", width: "100%", verticalAlign: "top" },
  line: {
    color: light.text,
    fontSize: "16px",
    lineHeight: "24px",
    fontWeight: 600,
    margin: 0,
    ...breaking,
  },
  tag: { color: light.muted, fontSize: "13px", fontWeight: 400 },
  detail: {
    color: light.muted,
    fontSize: "13px",
    lineHeight: "20px",
    margin: 0,
    ...breaking,
  },
  done: { color: light.muted, textDecoration: "line-through" },
  small: {
    color: light.muted,
    fontSize: "13px",
    lineHeight: "20px",
    margin: "4px 0",
    ...breaking,
  },
  link: { color: light.muted, textDecoration: "underline" },
} as const;

/**
 * The style sheet of mails for the dark theme, with one rule per class. The body's background is set on the
 * cell that the renderer adds.
 */
export const darkStyleSheet = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .page, .page > table > tbody > tr > td { background-color: ${dark.page} !important; }
    .card { background-color: ${dark.card} !important; border-color: ${dark.border} !important; }
    .name { color: ${dark.primary} !important; }
    .cell { border-color: ${dark.border} !important; }
    .text { color: ${dark.text} !important; }
    .muted { color: ${dark.muted} !important; border-color: ${dark.border} !important; }
    .button { background-color: ${dark.primary} !important; color: ${dark.onPrimary} !important; }
  }
`;
