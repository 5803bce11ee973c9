/* Solves rounds of two: see duel.py. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <stdint.h>
#include <math.h>
#define MAXL 64
#define MAXA 48
#define MAXH 256
#define DICE 5
static int CAP = 64; static float EPS = 0.05f;
static uint64_t rs;
static uint32_t rnd(void){ rs ^= rs << 13; rs ^= rs >> 7; rs ^= rs << 17; return (uint32_t)(rs >> 32); }
typedef struct { int n, H; int8_t c[7][MAXH]; float w[MAXH]; } Hands;
static void make_hands(Hands *h, int n){
  h->n = n; h->H = 0; int d[5] = {1,1,1,1,1};
  double fact[6] = {1,1,2,6,24,120};
  for(;;){ /* sorted tuples, lexicographic */
    int cnt[7] = {0}; for(int i=0;i<n;i++) cnt[d[i]]++;
    double w = fact[n]; for(int f=1;f<=6;f++) w /= fact[cnt[f]];
    for(int f=1;f<=6;f++) h->c[f][h->H] = f==1 ? cnt[1] : cnt[f]+cnt[1];
    h->w[h->H++] = w / pow(6.0, n);
    int i = n-1; while(i>=0 && d[i]==6) i--;
    if(i<0) break;
    int v = d[i]+1; for(;i<n;i++) d[i]=v;
  }
}
static int chains[2 * DICE + 1][MAXL][2 + 1 + MAXA], lengths[2 * DICE + 1];
static int L, bk[MAXL], bf[MAXL], na[MAXL], act[MAXL][MAXA];
static int number(void){ int x; if(scanf("%d",&x)!=1) exit(2); return x; }
static void read_chains(void){ /* of each number of dice: how many bids; of each bid its count, its face, and the places of higher ones that may follow */
  for(int n=2;n<=2*DICE;n++){ lengths[n]=number(); for(int b=0;b<lengths[n];b++){ int *c=chains[n][b]; c[0]=number(); c[1]=number(); c[2]=number(); for(int a=0;a<c[2];a++) c[3+a]=number(); } }
}
static void make_chain(int n){
  L = lengths[n];
  for(int b=0;b<L;b++){ bk[b]=chains[n][b][0]; bf[b]=chains[n][b][1]; na[b]=chains[n][b][2]; for(int a=0;a<na[b];a++) act[b][a]=chains[n][b][3+a]; }
}
static float *R[2][MAXL], *A[2][MAXL];
static float *M[2][MAXL], *V[2][MAXL];
static float sg[2][MAXL][MAXA][MAXH];
static Hands hs[2];
static int ix[2][MAXH], ns[2], pad;
static void strat(int who,int b,float eps,float out[MAXA][MAXH]){
  int n=na[b]+2, legal = b? n : n-2, H=hs[who].H;
  for(int j=0;j<ns[who];j++){ int h=ix[who][j]; float s=0; for(int a=0;a<n;a++) s+=R[who][b][a*H+h];
    for(int a=0;a<n;a++){ float u = a<legal?1.0f/legal:0; float p = s>1e-12f? R[who][b][a*H+h]/s : u; out[a][j]=(1-eps)*p+eps*u; } }
  for(int a=0;a<n;a++) for(int j=ns[who];j<MAXH && j<((ns[who]+7)&~7);j++) out[a][j]=0;
}
static void sample(int who){
  int H=hs[who].H; if(H<=CAP){ ns[who]=H; for(int i=0;i<H;i++) ix[who][i]=i; return; }
  int p[MAXH]; for(int i=0;i<H;i++) p[i]=i;
  for(int i=0;i<CAP;i++){ int j=i+rnd()%(H-i); int t=p[i];p[i]=p[j];p[j]=t; }
  ns[who]=CAP; for(int i=0;i<CAP;i++) ix[who][i]=p[i];
}
static double iterate(int t,int skip,const float *pay){
  sample(0); sample(1); int s1=ns[0], s2=ns[1]; pad=(s2+7)&~7; size_t sz=(size_t)s1*pad;
  for(int b=0;b<L;b++) for(int w=0;w<2;w++) memset(M[w][b],0,sz*4);
  double tot=0; for(int i=0;i<s1;i++) for(int j=0;j<s2;j++) tot+=hs[0].w[ix[0][i]]*hs[1].w[ix[1][j]];
  for(int i=0;i<s1;i++) for(int j=0;j<s2;j++) M[0][0][i*pad+j]=hs[0].w[ix[0][i]]*hs[1].w[ix[1][j]]/tot;
  for(int b=0;b<L;b++) for(int w=0;w<2;w++){
    if((b==0&&w)||(b==1&&!w)) continue;
    strat(w,b,EPS,sg[w][b]);
    float *m=M[w][b];
    for(int a=0;a<na[b];a++){ float *to=M[1-w][act[b][a]]; float *p=sg[w][b][a];
      for(int i=0;i<s1;i++){ float *x=to+i*pad,*y=m+i*pad;
        if(!w){ float q=p[i]; for(int j=0;j<pad;j++) x[j]+=q*y[j]; }
        else for(int j=0;j<pad;j++) x[j]+=p[j]*y[j]; } } }
  float sl=pay[0], rl=pay[1], sc=pay[2], rc=pay[3];
  static float D[2][MAXH*MAXH]; double value=0;
  for(int b=L-1;b>=0;b--) for(int w=1;w>=0;w--){
    if((b==0&&w)||(b==1&&!w)) continue;
    int n=na[b]+2, H=hs[w].H; float *m=M[w][b], *v=V[w][b];
    if(b){ int k=bk[b], f=bf[b];
      for(int i=0;i<s1;i++){ int c=hs[0].c[f][ix[0][i]]; for(int j=0;j<s2;j++){ int x=c+hs[1].c[f][ix[1][j]];
        D[0][i*pad+j]= x>=k ? (w?rl:sl) : (w?sl:rl); D[1][i*pad+j]= x==k ? (w?rc:sc) : (w?rl:sl); }
        for(int j=s2;j<pad;j++) D[0][i*pad+j]=D[1][i*pad+j]=0; } }
    memset(v,0,sz*4);
    float q[MAXA][MAXH], mass[MAXH]; 
    int legal = b? n : n-2;
    for(int a=0;a<legal;a++){ float *U = a<na[b]? V[1-w][act[b][a]] : D[a-na[b]]; float *p=sg[w][b][a];
      if(!w) for(int i=0;i<s1;i++){ float acc[8]={0}; float *u=U+i*pad,*y=m+i*pad,*z=v+i*pad; float pi=p[i];
          for(int j=0;j<pad;j+=8) for(int l=0;l<8;l++){ acc[l]+=u[j+l]*y[j+l]; z[j+l]+=pi*u[j+l]; }
          q[a][i]=((acc[0]+acc[4])+(acc[1]+acc[5]))+((acc[2]+acc[6])+(acc[3]+acc[7])); }
      else { float acc[MAXH]={0}; for(int i=0;i<s1;i++){ float *u=U+i*pad,*y=m+i*pad,*z=v+i*pad;
          for(int j=0;j<pad;j++){ acc[j]+=u[j]*y[j]; z[j]+=p[j]*u[j]; } }
          for(int j=0;j<s2;j++) q[a][j]=-acc[j]; } }
    for(int i=0;i<ns[w];i++) mass[i]=0;
    for(int i=0;i<s1;i++) for(int j=0;j<s2;j++) mass[w?j:i]+=m[i*pad+j];
    for(int j=0;j<ns[w];j++){ float ev=0; int h=ix[w][j]; float inv = 1.0f/(mass[j]>1e-30f?mass[j]:1e-30f);
      for(int a=0;a<legal;a++){ q[a][j]*=inv; ev+=sg[w][b][a][j]*q[a][j]; }
      float s=0;
      for(int a=0;a<legal;a++){ float *r=&R[w][b][a*H+h]; *r += q[a][j]-ev; if(*r<0)*r=0; s+=*r; }
      if(t>skip) for(int a=0;a<legal;a++) A[w][b][a*H+h] += (t-skip)*(s>1e-12f? R[w][b][a*H+h]/s : 1.0f/legal); }
    if(b==0) for(int i=0;i<s1;i++) for(int j=0;j<s2;j++) value+=v[i*pad+j]*m[i*pad+j];
  }
  return value;
}
static double Wv[7][7], Wp[7], Wg[7][7]; static int haveg;
static double after_loss(int me,int other){ return me==0?0.0: me==1? Wp[other] : Wv[me][other]; }
static double later(int a,int b){ return haveg? Wg[a][b] : Wv[a][b]>0? Wv[a][b] : 1/(1+exp(-0.75*(a-b))); }
/* Palifico: S has one die and begins; the chain is the count; S knows whether the die is of the face, R how many are. */
static void palifico(int m,int its,FILE *out){
  int n=m+1; double q[7], sl=0, rl= m>1? 1-after_loss(m-1,1) : 1.0, eps=0.03;
  for(int j=0;j<=m;j++){ double c=1; for(int i=0;i<j;i++) c=c*(m-i)/(i+1); q[j]=c*pow(5,m-j)/pow(6,m); }
  static double R0[2][8],A0[2][8],RG[2][8][9][7],AG[2][8][9][7],Ms[2][8][2][7],Vs[2][8][2][7],S[2][8][9][7];
  memset(R0,0,sizeof R0);memset(A0,0,sizeof A0);memset(RG,0,sizeof RG);memset(AG,0,sizeof AG);
  double vs=0; int cnt=0;
  for(int t=1;t<=its;t++){
    memset(Ms,0,sizeof Ms); double p0[2][8], s0=0; for(int c=0;c<2;c++) for(int k=1;k<=n;k++) s0+=R0[c][k];
    for(int c=0;c<2;c++) for(int k=1;k<=n;k++){ p0[c][k]=(1-eps)*(s0>1e-12?R0[c][k]/s0:1.0/(2*n))+eps/(2*n); for(int j=0;j<=m;j++) Ms[1][k][c][j]=p0[c][k]*q[j]; }
    for(int k=1;k<=n;k++) for(int w=0;w<2;w++){ int I=w?m+1:2; int legal=n-k+1;
      for(int i=0;i<I;i++){ double s=0; for(int a=k+1;a<=n+1;a++) s+=RG[w][k][a][i];
        for(int a=k+1;a<=n+1;a++) S[w][k][a][i]=(1-eps)*(s>1e-12?RG[w][k][a][i]/s:1.0/legal)+eps/legal; }
      for(int a=k+1;a<=n;a++) for(int c=0;c<2;c++) for(int j=0;j<=m;j++) Ms[1-w][a][c][j]+=S[w][k][a][w?j:c]*Ms[w][k][c][j]; }
    for(int k=n;k>=1;k--) for(int w=0;w<2;w++){ int I=w?m+1:2; double qq[9][7]={{0}}, ms[7]={0};
      for(int c=0;c<2;c++) for(int j=0;j<=m;j++){ int i=w?j:c; ms[i]+=Ms[w][k][c][j]; double v=0;
        for(int a=k+1;a<=n+1;a++){ double u = a<=n? Vs[1-w][a][c][j] : (c+j>=k)==(w==0) ? sl : rl; v+=S[w][k][a][i]*u; qq[a][i]+=u*Ms[w][k][c][j]*(w?-1:1); }
        Vs[w][k][c][j]=v; }
      for(int i=0;i<I;i++){ double ev=0,s=0; for(int a=k+1;a<=n+1;a++){ qq[a][i]/= ms[i]>1e-30?ms[i]:1e-30; ev+=S[w][k][a][i]*qq[a][i]; }
        for(int a=k+1;a<=n+1;a++){ double *r=&RG[w][k][a][i]; *r+=qq[a][i]-ev; if(*r<0)*r=0; s+=*r; }
        for(int a=k+1;a<=n+1;a++) AG[w][k][a][i]+=t*(s>1e-12?RG[w][k][a][i]/s:1.0/(n-k+1)); } }
    double v0=0,q0[2][8]; for(int c=0;c<2;c++) for(int k=1;k<=n;k++){ q0[c][k]=0; for(int j=0;j<=m;j++) q0[c][k]+=Vs[1][k][c][j]*q[j]; v0+=p0[c][k]*q0[c][k]; }
    double s=0; for(int c=0;c<2;c++) for(int k=1;k<=n;k++){ R0[c][k]+=q0[c][k]-v0; if(R0[c][k]<0)R0[c][k]=0; s+=R0[c][k]; }
    for(int c=0;c<2;c++) for(int k=1;k<=n;k++) A0[c][k]+=t*(s>1e-12?R0[c][k]/s:1.0/(2*n));
    if(t>its/2){vs+=v0;cnt++;}
  }
  Wp[m]=vs/cnt; fprintf(stderr,"palifico %d value %.3f\n",m,Wp[m]);
  /* P m value; open: 2*n numbers; then for k, w, i: actions k+1..n, dudo */
  if(out){ double s=0; for(int c=0;c<2;c++) for(int k=1;k<=n;k++) s+=A0[c][k];
    fprintf(out,"P %d %.5f\n",m,Wp[m]); for(int c=0;c<2;c++) for(int k=1;k<=n;k++) fprintf(out,"%.4f ",A0[c][k]/s); fprintf(out,"\n");
    for(int k=1;k<=n;k++) for(int w=0;w<2;w++) for(int i=0;i<(w?m+1:2);i++){ double z=0; for(int a=k+1;a<=n+1;a++) z+=AG[w][k][a][i]; for(int a=k+1;a<=n+1;a++) fprintf(out,"%.4f ",z>0?AG[w][k][a][i]/z:0); fprintf(out,"\n"); } }
}
int main(int argc,char**argv){
  int its=atoi(argv[1]); rs=88172645463325252ull^(uint64_t)atoi(argv[2])*7919; CAP=atoi(argv[3]); int passes=atoi(argv[4]); int top=argc>6?atoi(argv[6]):DICE;
  for(int i=0;i<50;i++) rnd();
  read_chains();
  for(int b=0;b<MAXL;b++) for(int w=0;w<2;w++){ M[w][b]=malloc(4*MAXH*MAXH); V[w][b]=malloc(4*MAXH*MAXH); R[w][b]=malloc(4*MAXA*MAXH); A[w][b]=malloc(4*MAXA*MAXH); }
  for(int pass=0;pass<passes;pass++){
    int last=pass==passes-1, n_its = last? its : its/6+20; FILE *out= last? fopen(argv[5],"w") : NULL;
    for(int tot=2;tot<=2*top;tot++) for(int n1=1;n1<=top;n1++){ int n2=tot-n1; if(n2<1||n2>top) continue;
      if(n1==1) palifico(n2,2000,out);
      make_hands(&hs[0],n1); make_hands(&hs[1],n2); make_chain(tot);
      float pay[4]={after_loss(n1-1,n2),1-after_loss(n2-1,n1),later(n1<DICE?n1+1:DICE,n2),1-later(n2<DICE?n2+1:DICE,n1)};
      for(int b=0;b<L;b++) for(int w=0;w<2;w++){ memset(R[w][b],0,4*MAXA*MAXH); memset(A[w][b],0,4*MAXA*MAXH); }
      double v=0; int cnt=0;
      for(int t=1;t<=n_its;t++){ double x=iterate(t,n_its/8,pay); if(t>n_its/2){v+=x;cnt++;} }
      Wv[n1][n2]=v/cnt;
      fprintf(stderr,"%d %d pay %.3f %.3f %.3f %.3f value %.3f share %.3f\n",n1,n2,pay[0],pay[1],pay[2],pay[3],v/cnt,(v/cnt-pay[0])/(pay[1]-pay[0]));
      if(last){ fprintf(out,"R %d %d %.5f\n",n1,n2,v/cnt);
        for(int w=0;w<2;w++) for(int b=0;b<L;b++){ if((b==0&&w)||(b==1&&!w)) continue; int H=hs[w].H, n=na[b]+2;
          for(int h=0;h<H;h++){ float s=0; for(int a=0;a<n;a++) s+=A[w][b][a*H+h]; for(int a=0;a<n;a++) fprintf(out,"%d ",(int)(999*(s>0?A[w][b][a*H+h]/s:0)+0.5f)); fprintf(out,"\n"); } } fflush(out); }
    }
    for(int i=1;i<=top;i++) for(int j=1;j<=top;j++) Wg[i][j]=Wv[i][j]; haveg=1;
    if(out) fclose(out);
  }
}
